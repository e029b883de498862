-- | One property for each thing that `needle check` says.
module Verdicts where

import Test.QuickCheck

prop_proof :: Int -> Int -> Bool
prop_proof x y = max x y >= x

prop_bounded :: [Bool] -> Bool
prop_bounded bits = reverse (reverse bits) == bits

prop_false :: Int -> Bool
prop_false x = abs x >= 0

prop_vacuous :: Int -> Property
prop_vacuous x = x > x ==> False

prop_endless :: Int -> Bool
prop_endless x = x < 100 || endless x
  where
    endless n = endless (n + 1)
