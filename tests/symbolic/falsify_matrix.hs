-- Cells of a matrix in one row: 600 rows of 1000 columns.
module FalsifyMatrix where

import Needle

height, width :: Int
height = 600
width = 1000

cell :: Int -> Int -> Bool
cell r c = 0 <= r && r < height && 0 <= c && c < width

index :: Int -> Int -> Int
index r c = r * width + c

-- rows and columns are mixed up
indexMixed :: Int -> Int -> Int
indexMixed r c = r * height + c

place :: Int -> (Int, Int)
place i = (i `div` width, i `mod` width)

-- expect: prop_indexInRange holds
prop_indexInRange :: Int -> Int -> Result
prop_indexInRange r c = cell r c ==> 0 <= index r c && index r c < height * width

-- expect: prop_place holds
prop_place :: Int -> Int -> Result
prop_place r c = cell r c ==> place (index r c) == (r, c)

-- expect: prop_different holds
prop_different :: Int -> Int -> Int -> Int -> Result
prop_different r c s d = cell r c && cell s d && (r, c) /= (s, d) ==> index r c /= index s d

-- expect: prop_differentMixed falsified
-- witness: prop_differentMixed 0 600 1 0
prop_differentMixed :: Int -> Int -> Int -> Int -> Result
prop_differentMixed r c s d = cell r c && cell s d && (r, c) /= (s, d) ==> indexMixed r c /= indexMixed s d

-- the last cell alone is out of reach
-- expect: prop_lastCell falsified
-- witness: prop_lastCell 599 999
prop_lastCell :: Int -> Int -> Result
prop_lastCell r c = cell r c ==> index r c < height * width - 1

-- without bounds cells are not different: numbers wrap around
-- expect: prop_indexUnbounded falsified
-- witness: prop_indexUnbounded 2305843009213693952 0 0 0
prop_indexUnbounded :: Int -> Int -> Int -> Int -> Result
prop_indexUnbounded r c s d = 0 <= c && c < width && 0 <= d && d < width && r /= s ==> index r c /= index s d

-- A transposed index, going round.
transposed :: Int -> Int
transposed i = let (r, c) = place i in c * height + r

-- expect: prop_fixedPoint falsified
-- witness: prop_fixedPoint 599999
prop_fixedPoint :: Int -> Result
prop_fixedPoint i = 0 < i && i < height * width ==> transposed i /= i

-- The index in a triangle that is stored row by row: r * (r + 1) / 2 + c for c <= r.
triangular :: Int -> Int -> Int
triangular r c = r * (r + 1) `div` 2 + c

-- expect: prop_triangular falsified
-- witness: prop_triangular 99 50
prop_triangular :: Int -> Int -> Result
prop_triangular r c = 0 <= c && c <= r && r < 100 ==> triangular r c /= 5000

-- neighbours to the right stand side by side, unless a row ends
-- expect: prop_rightNeighbour falsified
-- witness: prop_rightNeighbour 599999
prop_rightNeighbour :: Int -> Result
prop_rightNeighbour i = 598999 < i && i < height * width ==> fst (place (i + 1)) == fst (place i)
