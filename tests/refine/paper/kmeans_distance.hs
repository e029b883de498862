-- refine: distance calls zipWith
-- witness: distance 0 Emp (1 :+: Emp)
-- refine: zipWith fine
-- refine: total fine
-- refine: size fine
-- refine: die fine
-- The second point has any number of coordinates.
module KmeansDistance where

import Prelude hiding (zipWith)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

type Point = List Double

{-@ type PointN N = {v:List Double | size v = N} @-}

{-@ distance :: n:Nat -> PointN n -> Point -> Double @-}
distance :: Int -> Point -> Point -> Double
distance _ px py = total (zipWith (\x y -> (x - y) * (x - y)) px py)

{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size ys = size xs} -> {v:List c | size v = size xs} @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "zipWith: lists of two lengths"

{-@ total :: List Double -> Double @-}
total :: List Double -> Double
total Emp = 0
total (x :+: xs) = x + total xs

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
