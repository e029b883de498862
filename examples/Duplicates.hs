-- | A property that the insertion sort of Sort.hs does not have.
module Duplicates where

import Sort

prop_keepsLength :: [Int] -> Bool
prop_keepsLength xs = length (sort xs) == length xs
