-- A precondition that few inputs meet.
-- expect: 43 covered, 1 unreachable, 0 unknown, 44 total
module Condition (prop_sorted, insert) where

import Test.QuickCheck

sorted :: [Int] -> Bool
sorted (x : y : zs) = x <= y && sorted (y : zs)
sorted _ = True

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x <= y = x : y : ys
  | otherwise = y : insert x ys

prop_sorted :: Int -> [Int] -> Property
prop_sorted x xs = sorted xs && length xs == 4 ==> sorted (insert x xs)
