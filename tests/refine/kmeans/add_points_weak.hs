-- refine: addPoints abstract zipWith
-- refine: zipWith fine
-- refine: size fine
-- refine: die fine
-- The type of zipWith says nothing about its result.
module AddPointsWeak where

import Prelude hiding (zipWith)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ type PointN N = {v:List Int | size v = N} @-}

{-@ addPoints :: n:Nat -> PointN n -> PointN n -> PointN n @-}
addPoints :: Int -> List Int -> List Int -> List Int
addPoints _ p q = zipWith (+) p q

{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size ys = size xs} -> List c @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "zipWith: lists of two lengths"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
