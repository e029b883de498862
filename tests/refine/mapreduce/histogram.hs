-- refine: bucket concrete
-- witness: bucket 1 1
-- refine: histogram fine
-- refine: busiest calls largest
-- witness: busiest Emp
-- refine: largest fine
-- refine: size fine
-- refine: die fine
-- Two mistakes: a bucket one past the last, and the busiest of no buckets.
module Histogram where

import qualified Data.Map as M

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ bucket :: n:{v:Int | v > 0} -> Int -> {v:Int | 0 <= v && v < n} @-}
bucket :: Int -> Int -> Int
bucket n x
  | x < 0 = 0
  | x > n = n - 1
  | x == n = n
  | otherwise = x

{-@ histogram :: List Int -> M.Map Int {v:Int | v > 0} @-}
histogram :: List Int -> M.Map Int Int
histogram Emp = M.empty
histogram (x :+: xs) = M.insertWith (+) x 1 (histogram xs)

{-@ busiest :: List Int -> Int @-}
busiest :: List Int -> Int
busiest xs = largest (M.elems (histogram xs))

{-@ largest :: {v:[Int] | len v > 0} -> Int @-}
largest :: [Int] -> Int
largest [x] = x
largest (x : xs) = max x (largest xs)
largest [] = die "largest: no element"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
