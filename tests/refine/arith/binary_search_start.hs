-- refine: at fine
-- refine: search fine
-- refine: find calls search
-- witness: find 0 []
-- The search starts with the length as its last index.
module BinarySearchStart where

{-@ at :: xs:[a] -> {i:Nat | i < len xs} -> a @-}
at :: [a] -> Int -> a
at (x : _) 0 = x
at (_ : xs) i = at xs (i - 1)

{-@ search :: Int -> xs:[Int] -> lo:Nat -> hi:{v:Int | v < len xs} -> Int @-}
search :: Int -> [Int] -> Int -> Int -> Int
search key xs lo hi
  | lo > hi = -1
  | key == at xs mid = mid
  | key > at xs mid = search key xs (mid + 1) hi
  | otherwise = search key xs lo (mid - 1)
  where
    mid = (lo + hi) `div` 2

{-@ find :: Int -> [Int] -> Int @-}
find :: Int -> [Int] -> Int
find key xs = search key xs 0 (length xs)
