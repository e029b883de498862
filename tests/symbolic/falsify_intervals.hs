-- Closed intervals of numbers.
module FalsifyIntervals where

import Needle

-- do they have a number in common?
overlap :: (Int, Int) -> (Int, Int) -> Bool
overlap (a, b) (c, d) = a <= d && c <= b

-- an end of one lies inside the other: forgets that the second may surround the first
overlapByEnds :: (Int, Int) -> (Int, Int) -> Bool
overlapByEnds (a, b) (c, d) = (a <= c && c <= b) || (a <= d && d <= b)

proper :: (Int, Int) -> Bool
proper (a, b) = a <= b

-- expect: prop_overlapByEnds falsified
-- witness: prop_overlapByEnds (1000001, 1000002) (1000000, 1000003)
prop_overlapByEnds :: (Int, Int) -> (Int, Int) -> Result
prop_overlapByEnds i j = proper i && proper j && fst j >= 1000000 ==> overlapByEnds i j == overlap i j

-- expect: prop_overlapWitness holds
prop_overlapWitness :: (Int, Int) -> (Int, Int) -> Int -> Result
prop_overlapWitness (a, b) (c, d) x = a <= x && x <= b && c <= x && x <= d ==> overlap (a, b) (c, d)

-- The length of an interval, which wraps around for a long one.
size :: (Int, Int) -> Int
size (a, b) = b - a

-- expect: prop_sizeIsPositive falsified
-- witness: prop_sizeIsPositive (-1, 9223372036854775807)
prop_sizeIsPositive :: (Int, Int) -> Result
prop_sizeIsPositive i = proper i ==> size i >= 0

hull :: (Int, Int) -> (Int, Int) -> (Int, Int)
hull (a, b) (c, d) = (min a c, max b d)

-- the hull of intervals that do not overlap has a gap
-- expect: prop_hullHasNoGap falsified
-- witness: prop_hullHasNoGap (500, 501) (5003, 5004) 600
prop_hullHasNoGap :: (Int, Int) -> (Int, Int) -> Int -> Result
prop_hullHasNoGap (a, b) (c, d) x =
  a >= 500 && a <= b && c >= b + 4502 && c <= d && lo <= x && x <= hi ==> inside (a, b) || inside (c, d)
  where
    (lo, hi) = hull (a, b) (c, d)
    inside (p, q) = p <= x && x <= q

-- Joins neighbours in a list that is sorted by its left ends.
merge :: [(Int, Int)] -> [(Int, Int)]
merge ((a, b) : (c, d) : rest)
  | c <= b = merge ((a, max b d) : rest)
  | otherwise = (a, b) : merge ((c, d) : rest)
merge is = is

-- the right end is that of the last, even if the first reaches further
mergeLast :: [(Int, Int)] -> [(Int, Int)]
mergeLast ((a, b) : (c, d) : rest)
  | c <= b = mergeLast ((a, d) : rest)
  | otherwise = (a, b) : mergeLast ((c, d) : rest)
mergeLast is = is

covers :: Int -> [(Int, Int)] -> Bool
covers x = any (\(a, b) -> a <= x && x <= b)

sortedLeft :: [(Int, Int)] -> Bool
sortedLeft is = and (zipWith (<=) (map fst is) (drop 1 (map fst is)))

-- expect: prop_merge passes
prop_merge :: Int -> [(Int, Int)] -> Result
prop_merge x is = all proper is && sortedLeft is ==> covers x (merge is) == covers x is

-- expect: prop_mergeLast falsified
-- witness: prop_mergeLast 7 [(0, 7), (1, 2)]
prop_mergeLast :: Int -> [(Int, Int)] -> Result
prop_mergeLast x is = all proper is && sortedLeft is ==> covers x (mergeLast is) == covers x is
