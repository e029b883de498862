-- expect: reached
-- paper: 1.19 10631
-- Two lists are mapped by functions that went through an identity; the result says what the elements were.
module Map where

import Needle (target)

entry :: Int -> Int -> Int -> Int
entry a b c = length first `seq` case second of
  [8, 9, 10] -> target 1
  _ -> 0
  where
    first = mapping (same (\x -> x + 1)) [1, 2, 3]
    second = mapping (same (\y -> y + 1)) [a, b, c]

trace :: Int -> Bool
trace _ = False

same :: (Int -> Int) -> Int -> Int
same f = trace 0 `seq` f

mapping :: (Int -> Int) -> [Int] -> [Int]
mapping f l = trace 0 `seq` go l
  where
    go [] = []
    go (x : xs) = same f x : go xs
