-- refine: centroid calls over
-- witness: centroid 1 (1 :+: Emp) 0
-- refine: over fine
-- refine: size fine
-- refine: die fine
-- The number of points in the cluster may be zero.
module CentroidZero where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

type Point = List Double

{-@ type PointN N = {v:List Double | size v = N} @-}

{-@ over :: Double -> {n:Int | n > 0} -> Double @-}
over :: Double -> Int -> Double
over x n
  | n > 0 = x / fromIntegral n
  | otherwise = die "over: no points"

{-@ centroid :: n:Nat -> PointN n -> Nat -> PointN n @-}
centroid :: Int -> Point -> Int -> Point
centroid _ Emp _ = Emp
centroid n (x :+: xs) sz = over x sz :+: centroid (n - 1) xs sz

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
