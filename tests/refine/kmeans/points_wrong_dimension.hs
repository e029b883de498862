-- refine: padded calls distance
-- witness: padded 1 (0 :+: Emp)
-- refine: distance fine
-- refine: size fine
-- refine: die fine
-- The origin is built with one coordinate too many.
module PointsWrongDimension where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ type PointN N = {v:List Int | size v = N} @-}

{-@ distance :: n:Nat -> PointN n -> PointN n -> Nat @-}
distance :: Int -> List Int -> List Int -> Int
distance _ Emp Emp = 0
distance n (x :+: xs) (y :+: ys) = abs (x - y) + distance (n - 1) xs ys
distance _ _ _ = die "distance: points of two dimensions"

{-@ padded :: n:Nat -> PointN n -> Nat @-}
padded :: Int -> List Int -> Int
padded n p = distance n p (zeros n)
  where
    zeros 0 = 0 :+: Emp
    zeros k = 0 :+: zeros (k - 1)

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
