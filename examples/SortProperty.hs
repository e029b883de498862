-- | What a sort must not do: lose elements. "Sort" does.
module SortProperty where

import Sort

prop_keepsLength :: [Bool] -> Bool
prop_keepsLength xs = length (sort xs) == length xs
