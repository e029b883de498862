{-# LANGUAGE ConstraintKinds, GADTs, KindSignatures, RankNTypes, TypeOperators #-}

-- A pattern that takes a field of a quantified type apart instantiates it.
module Main where
import Data.Kind
data Dict (c :: Constraint) where
  Dict :: c => Dict c
newtype a :- b = Sub (a => Dict b)
(\\) :: a => (b => r) -> (a :- b) -> r
r \\ Sub Dict = r
f :: Ord a :- Eq a -> Int
f (Sub _) = 2
data P = P (forall a. a -> a) (forall a. [a]) 
g :: P -> Int
g (P h []) = h 3
listOrd :: Ord a :- Ord [a]
listOrd = Sub Dict
data Q a = Q (forall b. Num b => b) (forall b. Show b => b -> String) | R (forall b. (Num b, Eq b) => (b, [b]))
h :: Q Int -> String
h (Q 3 s) = s 3
h (Q n s) = s (n :: Int)
h (R (1, [])) = "none"
h (R x@(_, [y])) = show (fst x :: Int, y :: Double)
main = do
  mapM_ putStrLn [h (R (1, [])), h (R (2, [5]))]
  print ((compare [1,2] [2,1::Int]) \\ (listOrd :: Ord Int :- Ord [Int]))
  print (g (P id []))
  print (h (Q 3 show), h (Q 7 (const "x")))

-- expect: none
-- expect: (2,5.0)
-- expect: LT
-- expect: 3
-- expect: ("3","x")
