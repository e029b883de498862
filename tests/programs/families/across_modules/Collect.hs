{-# LANGUAGE TypeFamilies #-}
module Collect (Collection (Elem, insert, elements), Fresh (..), Pair, Boxed, Box (..), Plain (type Of, ofPlain), Sum) where

class Collection c where
  type Elem c
  data Cursor c
  insert :: Elem c -> c -> c
  elements :: c -> [Elem c]

instance Collection [a] where
  type Elem [a] = a
  data Cursor [a] = ListCursor
  insert = (:)
  elements = id

class Fresh a where
  type Supply a
  type Supply a = Int
  data State a
  fresh :: Supply a -> (a, State a)

type family Pair a where
  Pair Bool = (Int, Int)
  Pair a = (a, a)

type family Boxed a
type instance Boxed Int = Box Int

data family Box a
newtype instance Box Int = IntBox Int deriving (Show, Eq)

class Plain a where
  type Of a
  ofPlain :: a -> Of a

type family Sum a b
