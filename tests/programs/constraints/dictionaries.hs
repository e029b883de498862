{-# LANGUAGE ConstraintKinds, RankNTypes, GADTs, KindSignatures, MultiParamTypeClasses, FlexibleInstances #-}
{-# LANGUAGE FlexibleContexts, UndecidableInstances, TypeOperators, ScopedTypeVariables, PolyKinds #-}
{-# LANGUAGE TypeFamilies, DataKinds, UndecidableSuperClasses, TypeApplications, AllowAmbiguousTypes #-}
{-# LANGUAGE QuantifiedConstraints, StandaloneDeriving #-}

-- Dictionaries as values: entailment, classes of classes, existential types, families of constraints.
module Main where
import Data.Kind (Type, Constraint)
import Data.List (sortBy)
import Data.Proxy

data Dict (c :: Constraint) where
  Dict :: c => Dict c
newtype a :- b = Sub (a => Dict b)
infixr 9 :-

(\\) :: a => (b => r) -> (a :- b) -> r
r \\ Sub d = case d of Dict -> r
infixl 1 \\

trans :: (b :- c) -> (a :- b) -> a :- c
trans f g = Sub (Dict \\ f \\ g)

refl :: a :- a
refl = Sub Dict

ordToEq :: Ord a :- Eq a
ordToEq = Sub Dict

listOrd :: Ord a :- Ord [a]
listOrd = Sub Dict

same :: forall a. Ord a => [a] -> [a] -> Bool
same x y = (x == y) \\ trans ordToEq (listOrd :: Ord a :- Ord [a])

class (c1 a, c2 a) => And c1 c2 a
instance (c1 a, c2 a) => And c1 c2 a

data Exists c where
  Exists :: c a => a -> Exists c

render :: Exists (And Show Ord) -> String
render (Exists a) = show a ++ show (compare a a)

describe :: Exists Show -> String
describe (Exists a) = show a

instance Show (Exists Show) where
  showsPrec d (Exists a) = showParen (d > 10) (showString "Exists " . showsPrec 11 a)

type family Both (a :: Type) :: Constraint where
  Both Int = (Show Int, Num Int)
  Both Bool = Show Bool
  Both Char = ()
  Both a = (a ~ ())

inc :: Int -> String
inc = go where
  go :: Both Int => Int -> String
  go n = show (n + 1)

foldAll :: forall c r. (forall a. c a => a -> r) -> [Exists c] -> [r]
foldAll f es = [f a | Exists a <- es]

class Monoidal (c :: Type -> Constraint) where
  unitOf :: c a => Proxy c -> a -> a
instance Monoidal Num where
  unitOf _ x = x * 1

data Free c a = Free (forall x. c x => (a -> x) -> x)
lift :: a -> Free c a
lift a = Free (\k -> k a)
run :: c x => (a -> x) -> Free c a -> x
run k (Free g) = g k
instance Semigroup (Free Monoid a) where
  Free f <> Free g = Free (\k -> f k <> g k)

data Vec (ts :: [Type]) where
  Nil :: Vec '[]
  Cons :: t -> Vec ts -> Vec (t ': ts)
type family Every (cs :: [Type -> Constraint]) (a :: Type) :: Constraint where
  Every '[] a = ()
  Every (c ': cs) a = (c a, Every cs a)

multi :: Every '[Show, Eq, Num] a => a -> (String, Bool)
multi a = (show (a + 1), a == a)

type EqShow a = (Eq a, Show a)
type Cls = Show
viaSyn :: Cls a => a -> String
viaSyn = show

local :: forall a. Dict (Show a, Eq a) -> a -> (String, Bool)
local Dict a = (show a, a == a)

tyEq :: Dict (a ~ b) -> a -> b
tyEq Dict a = a

main :: IO ()
main = do
  print (same "abc" "abc", same [1, 2] [1 :: Int])
  putStrLn (render (Exists 'x'))
  mapM_ (putStrLn . describe) [Exists (1 :: Int), Exists "two", Exists (Just 3.5)]
  print [Exists (Just True) :: Exists Show]
  putStrLn (inc 4)
  print (foldAll @Show show [Exists 1, Exists 'c'])
  print (unitOf (Proxy :: Proxy Num) (3 :: Int))
  print (run (\x -> [x]) (lift 1 <> lift 2 :: Free Monoid Int))
  print (multi (41 :: Int))
  putStrLn (viaSyn (Left 3 :: Either Int Bool))
  print (local Dict 'q')
  print (tyEq Dict (5 :: Int) :: Int)

-- expect: (True,False)
-- expect: 'x'EQ
-- expect: 1
-- expect: "two"
-- expect: Just 3.5
-- expect: [Exists (Just True)]
-- expect: 5
-- expect: ["1","'c'"]
-- expect: 3
-- expect: [1,2]
-- expect: ("42",True)
-- expect: Left 3
-- expect: ("'q'",True)
-- expect: 5
