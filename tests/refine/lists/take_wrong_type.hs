-- refine: take concrete
-- witness: take 1 Emp
-- refine: size fine
-- The code is the usual take; the type promises n elements even when there are fewer.
module TakeWrongType where

import Prelude hiding (take)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ take :: n:Nat -> List a -> {v:List a | size v = n} @-}
take :: Int -> List a -> List a
take _ Emp = Emp
take n (x :+: xs)
  | n <= 0 = Emp
  | otherwise = x :+: take (n - 1) xs
