-- Names of properties that lets and wheres define, and of what their generators make.
-- expect: prop_sum | 29 | falsified | k = 9
-- expect: short | 17 | falsified | xs = [_,_,_]
-- expect: small | 19 | falsified | n = 3
-- expect: test 3 of main | 26 | ok
-- expect: groups / rounded | 22 | falsified | n = 
module Main (main) where

import Test.Hspec
import Test.Hspec.QuickCheck (prop)
import Test.QuickCheck

main :: IO ()
main = do
  let small :: Int -> Bool
      small n = n < 3
  quickCheck short
  -- by a let
  quickCheck small
  -- a parameter has no name worth telling
  checked (property True)
  hspec $ describe "groups" $ prop "rounded" rounded
  where
    short xs = length (xs :: [Int]) < 3
    rounded n = n `div` 2 * 2 == (n :: Int)
    checked p = quickCheck p

prop_sum :: Int -> Property
prop_sum n = n >= 0 ==> forAll (choose (0, 9)) $ \k -> n + k < 9 || n > 0
