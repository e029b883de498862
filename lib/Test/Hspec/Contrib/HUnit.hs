-- | HUnit's tests as examples.
module Test.Hspec.Contrib.HUnit (fromHUnitTest) where

import Test.Hspec.Tree
import Test.HUnit (Test, handedTests)

-- | Tests as examples, their labels as groups.
fromHUnitTest :: Test -> Spec
fromHUnitTest = specOf . handedTests

