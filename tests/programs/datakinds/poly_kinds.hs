{-# LANGUAGE DataKinds, PolyKinds, KindSignatures, StandaloneKindSignatures, RankNTypes, TypeFamilies, GADTs, ScopedTypeVariables, TypeOperators, ConstraintKinds, RoleAnnotations, UndecidableInstances #-}
-- Kind variables, kind signatures of their own, roles.
module Main where

import Data.Kind (Type, Constraint)

type Tagged :: forall k. k -> Type -> Type
newtype Tagged t a = Tagged a

type role P phantom
data P (a :: k) = P

type App :: (k -> Type) -> k -> Type
newtype App f a = App (f a)

type Effect = (Type -> Type) -> Type -> Type

data Wrap (e :: Effect) m a = Wrap (e m a)

data Color = Red | Green | Blue

type Shade :: Color -> Type
data Shade c where
  Light :: Shade 'Red
  Dark :: Shade c

class Name (c :: Color) where
  name :: Tagged c String
instance Name 'Red where
  name = Tagged "red"
instance Name 'Green where
  name = Tagged "green"

untag :: Tagged t a -> a
untag (Tagged a) = a

nameOf :: forall c proxy. Name c => proxy c -> String
nameOf _ = untag (name :: Tagged c String)

swapP :: forall k (a :: k). P a -> P a
swapP P = P

type family Fst (p :: (a, b)) :: a where
  Fst '(x, y) = x

type family If (c :: Bool) (t :: k) (e :: k) :: k where
  If 'True t e = t
  If 'False t e = e

type family Elem (x :: k) (xs :: [k]) :: Bool where
  Elem x '[] = 'False
  Elem x (x ': xs) = 'True
  Elem x (y ': xs) = Elem x xs

pick :: If (Elem 'Green '[ 'Red, 'Green ]) Int Bool
pick = 42

first :: Fst '(Char, 'Blue)
first = 'f'

container :: If (Elem Int [Bool, Char]) Maybe [] Int
container = [1, 2]

main :: IO ()
main = do
  putStrLn (nameOf (P :: P 'Red))
  putStrLn (nameOf (swapP (P :: P 'Green)))
  putStrLn (nameOf (Dark :: Shade 'Green))
  print (pick, first, container)

-- expect: red
-- expect: green
-- expect: green
-- expect: (42,'f',[1,2])
