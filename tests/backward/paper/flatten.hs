-- expect: reached
-- paper: 0.85 8157
-- Lists in lists become one list. What is given must come out at its place.
module Flatten where

import Needle (target)

data Nested = Leaf Int | Many [Nested]

entry :: Int -> Int -> Int -> Int
entry a b c =
  case flatten (Many [Many [Leaf 1, Leaf a], Many [Many [Leaf b, Leaf 4], Many [Leaf c]]]) of
    [1, 2, 3, 4, 5] -> target 1
    _ -> 0

flatten :: Nested -> [Int]
flatten (Leaf n) = [n]
flatten (Many []) = []
flatten (Many (t : ts)) = append (flatten t) (flatten (Many ts))

append :: [a] -> [a] -> [a]
append [] m = m
append (x : xs) m = x : append xs m
