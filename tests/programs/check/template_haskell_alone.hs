{-# LANGUAGE TemplateHaskell #-}
-- The splice needs instances that the module itself does not import.
-- flags: --max-size 5
-- check: prop_sorted holds_up_to 5
module Main (main) where

import Data.List (sort)
import Test.QuickCheck.All (quickCheckAll)

main :: IO ()
main = $quickCheckAll >>= print

prop_sorted xs = sort (sort xs) == sort (xs :: [Int])
