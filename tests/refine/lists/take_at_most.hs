-- refine: take fine
-- refine: size fine
module TakeAtMost where

import Prelude hiding (take)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ take :: n:Nat -> xs:List a -> {v:List a | size v = (if size xs < n then size xs else n)} @-}
take :: Int -> List a -> List a
take _ Emp = Emp
take n (x :+: xs)
  | n <= 0 = Emp
  | otherwise = x :+: take (n - 1) xs
