-- refine: replicate concrete
-- witness: replicate 0 'x'
-- refine: size fine
-- The base case gives one element too many.
module ReplicateBaseCase where

import Prelude hiding (replicate)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ replicate :: n:Nat -> a -> {v:List a | size v = n} @-}
replicate :: Int -> a -> List a
replicate n x
  | n <= 0 = x :+: Emp
  | otherwise = x :+: replicate (n - 1) x
