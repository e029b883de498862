-- What holds for all numbers by their order alone: no value matters, and nothing is computed with them.
module ProofsOrder where

import Data.List (insert, sort)
import Needle

-- expect: prop_maxAbove holds
prop_maxAbove :: Int -> Int -> Bool
prop_maxAbove x y = max x y >= x

-- expect: prop_minBelowMax holds
prop_minBelowMax :: Int -> Int -> Bool
prop_minBelowMax x y = min x y <= max x y

-- expect: prop_maxCommutes holds
prop_maxCommutes :: Integer -> Integer -> Bool
prop_maxCommutes x y = max x y == max y x

-- expect: prop_maxAssociates holds
prop_maxAssociates :: Int -> Int -> Int -> Bool
prop_maxAssociates x y z = max x (max y z) == max (max x y) z

-- expect: prop_minOverMax holds
prop_minOverMax :: Int -> Int -> Int -> Bool
prop_minOverMax x y z = min x (max y z) == max (min x y) (min x z)

-- expect: prop_absorb holds
prop_absorb :: Int -> Int -> Bool
prop_absorb x y = max x (min x y) == x

-- expect: prop_maxIsStrict falsified
-- witness: prop_maxIsStrict 1000001 1000001
prop_maxIsStrict :: Int -> Int -> Result
prop_maxIsStrict x y = x > 1000000 && y > 1000000 ==> max x y > min x y

clamp :: Ord a => a -> a -> a -> a
clamp low high x = max low (min high x)

-- expect: prop_clampInside holds
prop_clampInside :: Int -> Int -> Int -> Result
prop_clampInside low high x = low <= high ==> low <= clamp low high x && clamp low high x <= high

-- expect: prop_clampTwice holds
prop_clampTwice :: Int -> Int -> Int -> Bool
prop_clampTwice low high x = clamp low high (clamp low high x) == clamp low high x

-- expect: prop_clampKeepsOrder holds
prop_clampKeepsOrder :: Int -> Int -> Int -> Int -> Result
prop_clampKeepsOrder low high x y = x <= y ==> clamp low high x <= clamp low high y

-- the ends must be in order
-- expect: prop_clampAnyEnds falsified
-- witness: prop_clampAnyEnds 1 0 0
prop_clampAnyEnds :: Int -> Int -> Int -> Bool
prop_clampAnyEnds low high x = clamp low high x <= high

-- Three numbers, sorted by three exchanges.
sort3 :: (Int, Int, Int) -> (Int, Int, Int)
sort3 (a, b, c) = third (second (first (a, b, c)))
  where
    first (x, y, z) = if x > y then (y, x, z) else (x, y, z)
    second (x, y, z) = if y > z then (x, z, y) else (x, y, z)
    third = first

-- expect: prop_sort3 holds
prop_sort3 :: Int -> Int -> Int -> Bool
prop_sort3 a b c = x <= y && y <= z
  where
    (x, y, z) = sort3 (a, b, c)

-- expect: prop_sort3AsLibrary holds
prop_sort3AsLibrary :: Int -> Int -> Int -> Bool
prop_sort3AsLibrary a b c = [x, y, z] == sort [a, b, c]
  where
    (x, y, z) = sort3 (a, b, c)

-- two exchanges are not enough
-- expect: prop_sort3TwoExchanges falsified
-- witness: prop_sort3TwoExchanges 3 2 1
prop_sort3TwoExchanges :: Int -> Int -> Int -> Bool
prop_sort3TwoExchanges a b c = p <= q && q <= z
  where
    (x, y) = if a > b then (b, a) else (a, b)
    (q, z) = if y > c then (c, y) else (y, c)
    p = x

median :: Int -> Int -> Int -> Int
median a b c = max (min a b) (min (max a b) c)

-- expect: prop_medianIsMiddle holds
prop_medianIsMiddle :: Int -> Int -> Int -> Bool
prop_medianIsMiddle a b c = [median a b c] == take 1 (drop 1 (sort [a, b, c]))

-- expect: prop_medianSymmetric holds
prop_medianSymmetric :: Int -> Int -> Int -> Bool
prop_medianSymmetric a b c = median a b c == median c a b && median a b c == median b a c

ordered :: [Int] -> Bool
ordered (x : y : ys) = x <= y && ordered (y : ys)
ordered _ = True

-- expect: prop_insertOrdered holds
prop_insertOrdered :: Int -> Int -> Int -> Int -> Result
prop_insertOrdered x a b c = ordered [a, b, c] ==> ordered (insert x [a, b, c])

-- expect: prop_insertElement holds
prop_insertElement :: Int -> Int -> Int -> Int -> Bool
prop_insertElement x a b c = x `elem` insert x [a, b, c]

-- expect: prop_insertFront falsified
-- witness: prop_insertFront 4 1 2 3
prop_insertFront :: Int -> Int -> Int -> Int -> Result
prop_insertFront x a b c = a < b && b < c && x > a ==> insert x [a, b, c] !! 1 == x || insert x [a, b, c] !! 2 == x

-- expect: prop_sortFour holds
prop_sortFour :: Int -> Int -> Int -> Int -> Bool
prop_sortFour a b c d = ordered (sort [a, b, c, d])

-- expect: prop_maximumFour holds
prop_maximumFour :: Int -> Int -> Int -> Int -> Bool
prop_maximumFour a b c d = maximum [a, b, c, d] == last (sort [a, b, c, d])

swap :: (a, b) -> (b, a)
swap (x, y) = (y, x)

-- expect: prop_swapTwice holds
prop_swapTwice :: (Int, Int) -> Bool
prop_swapTwice p = swap (swap p) == p

-- expect: prop_swapSymmetric falsified
-- witness: prop_swapSymmetric (0, 1)
prop_swapSymmetric :: (Int, Int) -> Bool
prop_swapSymmetric p = swap p == p

opposite :: Ordering -> Ordering
opposite LT = GT
opposite EQ = EQ
opposite GT = LT

-- expect: prop_compareOpposite holds
prop_compareOpposite :: Int -> Int -> Bool
prop_compareOpposite x y = compare x y == opposite (compare y x)

-- expect: prop_compareAgrees holds
prop_compareAgrees :: Integer -> Integer -> Bool
prop_compareAgrees x y = case compare x y of
  LT -> x < y && x /= y
  EQ -> x == y && x <= y
  GT -> x > y && not (x <= y)

-- expect: prop_transitive holds
prop_transitive :: Int -> Int -> Int -> Result
prop_transitive x y z = x <= y && y <= z ==> x <= z

-- expect: prop_pairsTransitive holds
prop_pairsTransitive :: (Int, Int) -> (Int, Int) -> (Int, Int) -> Result
prop_pairsTransitive p q r = p <= q && q <= r ==> p <= r

-- expect: prop_pairsAntisymmetric holds
prop_pairsAntisymmetric :: (Int, Int) -> (Int, Int) -> Result
prop_pairsAntisymmetric p q = p <= q && q <= p ==> p == q

-- expect: prop_pairsCompare holds
prop_pairsCompare :: (Int, Int) -> (Int, Int) -> Bool
prop_pairsCompare p q = (compare p q == LT) == (p < q)

-- pairs are not compared part by part
-- expect: prop_pairsByParts falsified
-- witness: prop_pairsByParts (0, 1) (1, 0)
prop_pairsByParts :: (Int, Int) -> (Int, Int) -> Bool
prop_pairsByParts (a, b) (c, d) = ((a, b) <= (c, d)) == (a <= c && b <= d)

intersect :: (Int, Int) -> (Int, Int) -> Maybe (Int, Int)
intersect (a, b) (c, d)
  | low <= high = Just (low, high)
  | otherwise = Nothing
  where
    low = max a c
    high = min b d

-- expect: prop_intersectSymmetric holds
prop_intersectSymmetric :: (Int, Int) -> (Int, Int) -> Bool
prop_intersectSymmetric i j = intersect i j == intersect j i

-- expect: prop_intersectPoint holds
prop_intersectPoint :: (Int, Int) -> (Int, Int) -> Int -> Bool
prop_intersectPoint i j x = (inside x i && inside x j) == maybe False (inside x) (intersect i j)
  where
    inside y (a, b) = a <= y && y <= b

-- an interval that ends before it begins has no intersection with itself
-- expect: prop_intersectSelf falsified
-- witness: prop_intersectSelf (1, 0)
prop_intersectSelf :: (Int, Int) -> Bool
prop_intersectSelf i = intersect i i == Just i
