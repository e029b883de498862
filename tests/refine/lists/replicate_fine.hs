-- refine: replicate fine
-- refine: line fine
-- refine: size fine
module ReplicateFine where

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
  | n <= 0 = Emp
  | otherwise = x :+: replicate (n - 1) x

{-@ line :: {v:List Char | size v == 20} @-}
line :: List Char
line = replicate 20 '-'
