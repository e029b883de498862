-- What tasty-discover finds by its name.
module ListTest where

import Test.Hspec
import Test.Tasty
import Test.Tasty.HUnit
import Test.Tasty.QuickCheck

prop_reverse :: [Int] -> Bool
prop_reverse xs = reverse xs == xs

unit_two :: Assertion
unit_two = 1 + 1 @?= (2 :: Int)

unit_three :: IO ()
unit_three = 1 + 1 @?= (3 :: Int)

test_tree :: TestTree
test_tree = testProperty "in a tree" (\b -> b || not b)

test_made :: IO [TestTree]
test_made = pure [testCase "made" (pure ())]

spec_lists :: Spec
spec_lists = describe "lists" $ it "works" True
