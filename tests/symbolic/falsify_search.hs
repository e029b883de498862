-- Binary search: over a table of a thousand million rows that is a function, and over sorted lists.
module FalsifySearch where

import Needle

-- Where a growing function has a value, between two indices, both included.
search :: (Int -> Int) -> Int -> Int -> Int -> Maybe Int
search table key low high
  | low > high = Nothing
  | value == key = Just middle
  | value < key = search table key (middle + 1) high
  | otherwise = search table key low (middle - 1)
  where
    middle = low + (high - low) `div` 2
    value = table middle

-- The upper end is left out, but callers hand over the last index.
searchShort :: (Int -> Int) -> Int -> Int -> Int -> Maybe Int
searchShort table key low high
  | low >= high = Nothing
  | value == key = Just middle
  | value < key = searchShort table key (middle + 1) high
  | otherwise = searchShort table key low middle
  where
    middle = low + (high - low) `div` 2
    value = table middle

row :: Int -> Int
row i = 3 * i + 7

-- expect: prop_findsRow passes
prop_findsRow :: Int -> Result
prop_findsRow i = 0 <= i && i < 32 ==> search row (row i) 0 31 == Just i

-- only the last row is lost
-- expect: prop_findsRowShort sought
-- witness: prop_findsRowShort 999999999
prop_findsRowShort :: Int -> Result
prop_findsRowShort i = 0 <= i && i < 1000000000 ==> searchShort row (row i) 0 999999999 == Just i

-- expect: prop_findsNothingBetween passes
prop_findsNothingBetween :: Int -> Result
prop_findsNothingBetween i = 0 <= i && i < 16 ==> search row (row i + 1) 0 15 == Nothing

-- one row of the table holds a given value
-- expect: prop_neverAtRow sought
-- witness: prop_neverAtRow 2962962970
prop_neverAtRow :: Int -> Bool
prop_neverAtRow key = search row key 0 1073741823 /= Just 987654321

-- The middle of two indices, as it was written for decades.
middleOf :: Int -> Int -> Int
middleOf low high = (low + high) `div` 2

-- expect: prop_middle falsified
-- witness: prop_middle 4611686018427387904 4611686018427387904
prop_middle :: Int -> Int -> Result
prop_middle low high = 0 <= low && low <= high ==> low <= middleOf low high && middleOf low high <= high

-- expect: prop_middleCareful holds
prop_middleCareful :: Int -> Int -> Result
prop_middleCareful low high = 0 <= low && low <= high ==> low <= middle && middle <= high
  where
    middle = low + (high - low) `div` 2

-- the careful way needs non-negative ends: the difference may wrap around too
-- expect: prop_middleAnySign falsified
-- witness: prop_middleAnySign (-9223372036854775808) 0
prop_middleAnySign :: Int -> Int -> Result
prop_middleAnySign low high = low <= high ==> low <= middle && middle <= high
  where
    middle = low + (high - low) `div` 2

-- How many elements of a sorted list are smaller.
rank :: Int -> [Int] -> Int
rank x = length . takeWhile (< x)

sorted :: [Int] -> Bool
sorted (x : y : ys) = x <= y && sorted (y : ys)
sorted _ = True

-- expect: prop_rankOfElement passes
prop_rankOfElement :: Int -> Int -> Int -> Int -> Result
prop_rankOfElement a b c i = sorted xs && 0 <= i && i < 3 ==> rank (xs !! i) xs <= i
  where
    xs = [a, b, c]

-- with equal elements the rank is smaller than the index
-- expect: prop_rankIsIndex falsified
-- witness: prop_rankIsIndex 1001 1001 1002 1
prop_rankIsIndex :: Int -> Int -> Int -> Int -> Result
prop_rankIsIndex a b c i = sorted xs && a > 1000 && 0 <= i && i < 3 ==> rank (xs !! i) xs == i
  where
    xs = [a, b, c]
