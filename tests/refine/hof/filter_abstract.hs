-- refine: filter fine
-- refine: positives abstract filter
-- refine: positivesByHand fine
-- refine: size fine
-- The type of filter does not say that what is kept passed the test.
module FilterAbstract where

import Prelude hiding (filter)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ type Pos = {v:Int | v > 0} @-}

{-@ filter :: (a -> Bool) -> xs:List a -> {v:List a | size v <= size xs} @-}
filter :: (a -> Bool) -> List a -> List a
filter _ Emp = Emp
filter p (x :+: xs)
  | p x = x :+: filter p xs
  | otherwise = filter p xs

{-@ positives :: List Int -> List Pos @-}
positives :: List Int -> List Int
positives xs = filter (> 0) xs

{-@ positivesByHand :: List Int -> List Pos @-}
positivesByHand :: List Int -> List Int
positivesByHand Emp = Emp
positivesByHand (x :+: xs)
  | x > 0 = x :+: positivesByHand xs
  | otherwise = positivesByHand xs
