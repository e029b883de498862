-- broken: 5 exit 2
-- A list is compared with a number.
module SortErrorCompare where

{-@ pad :: xs:[Int] -> {v:[Int] | v > 3} @-}
pad :: [Int] -> [Int]
pad xs = 0 : xs
