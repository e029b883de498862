{-# LANGUAGE DataKinds, GADTs, TypeFamilies, TypeOperators, ConstraintKinds, KindSignatures #-}
{-# LANGUAGE FlexibleInstances, FlexibleContexts, UndecidableInstances, PolyKinds, RankNTypes #-}
{-# LANGUAGE ScopedTypeVariables, TypeApplications, AllowAmbiguousTypes #-}

-- Lists of different types whose elements all have a class; constraints of containers.
module Main where
import Data.Kind

data HList (ts :: [Type]) where
  HNil :: HList '[]
  (:&) :: t -> HList ts -> HList (t ': ts)
infixr 5 :&

type family All (c :: k -> Constraint) (ts :: [k]) :: Constraint where
  All c '[] = ()
  All c (t ': ts) = (c t, All c ts)

instance All Show ts => Show (HList ts) where
  showsPrec _ HNil = showString "HNil"
  showsPrec d (x :& xs) = showParen (d > 5) $ showsPrec 6 x . showString " :& " . showsPrec 5 xs

instance All Eq ts => Eq (HList ts) where
  HNil == HNil = True
  (x :& xs) == (y :& ys) = x == y && xs == ys

data Some (c :: Type -> Constraint) where
  Some :: c a => a -> Some c

showAll :: [Some Show] -> [String]
showAll xs = [show x | Some x <- xs]

class (Show a, Eq a) => Both a
instance (Show a, Eq a) => Both a

data Dict c where Dict :: c => Dict c

withDict :: Dict c -> (c => r) -> r
withDict Dict r = r

type Stringy a = (Show a, Read a)
rt :: Stringy a => a -> a
rt = read . show

class Container f where
  type Elt f a :: Constraint
  type Elt f a = ()
  cmap :: (Elt f a, Elt f b) => (a -> b) -> f a -> f b
instance Container [] where
  cmap = map
newtype OrdList a = OrdList [a] deriving Show
instance Container OrdList where
  type Elt OrdList a = Ord a
  cmap f (OrdList xs) = OrdList (foldr ins [] (map f xs)) where
    ins x [] = [x]
    ins x (y:ys) | x <= y = x : y : ys
                 | otherwise = y : ins x ys

hmap :: forall c ts r. All c ts => (forall a. c a => a -> r) -> HList ts -> [r]
hmap f HNil = []
hmap f (x :& xs) = f x : hmap @c f xs

main :: IO ()
main = do
  print (1 :& 'c' :& True :& HNil)
  print (showAll [Some (1::Int), Some "x"])
  print (withDict (Dict :: Dict (Show Int)) (show (3::Int)))
  print (rt (3 :: Int))
  print (cmap negate (OrdList [1,2,3::Int]))
  print (cmap (+1) [1,2::Int])
  print ((1 :: Int) :& 'c' :& HNil == 1 :& 'c' :& HNil)
  print (hmap @Show show (1 :& 'c' :& HNil))

-- expect: 1 :& 'c' :& True :& HNil
-- expect: ["1","\"x\""]
-- expect: "3"
-- expect: 3
-- expect: OrdList [-3,-2,-1]
-- expect: [2,3]
-- expect: True
-- expect: ["1","'c'"]
