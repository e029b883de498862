-- | Unit tests in trees of tests.
module Test.Framework.Providers.HUnit (testCase, hUnitTestToTests) where

import Test.HUnit (Test(..))
import Test.Tasty.HUnit (testCase)
import Test.Tasty.Tree (TestTree, testGroup)

-- | HUnit's tests, its labels as groups.
hUnitTestToTests :: Test -> [TestTree]
hUnitTestToTests = go ""
  where
    go name t = case t of
      TestCase m -> [testCase name m]
      TestList ts -> concatMap (go name) ts
      TestLabel label inside -> case inside of
        TestList ts -> [testGroup label (concatMap (go "") ts)]
        _ -> go label inside
