-- test-framework with tests that actions make, options, and SmallCheck's properties.
-- expect: group / more | 20 | falsified | x = 7
-- expect: built | 21 | ok
-- expect: labels / one | 18 | ok
-- expect: labels / two | 18 | falsified | expected: 3
-- expect: small | 23 | falsified | [False,True]
module Main (main) where

import Test.Framework
import Test.Framework.Options (TestOptions'(..))
import Test.Framework.Providers.HUnit
import Test.Framework.Providers.QuickCheck2 (testProperty)
import qualified Test.Framework.Providers.SmallCheck as Small
import Test.HUnit ((~:), (~=?), assertEqual)
import qualified Test.HUnit as HUnit

main :: IO ()
main = defaultMainWithOpts
  [ plusTestOptions mempty { topt_maximum_generated_tests = Just 1000, topt_seed = Just (FixedSeed 3) } $ testGroup "group"
      [testProperty "more" (\x -> x < (7 :: Int))]
  , buildTest (return (testCase "built" (assertEqual "" 1 (1 :: Int))))
  , mutuallyExclusive (testGroup "labels" (hUnitTestToTests (HUnit.TestList ["one" ~: (1 :: Int) ~=? 1, "two" ~: 3 ~=? (2 :: Int)])))
  , Small.withDepth 3 (Small.testProperty "small" (\xs -> length xs < 2 || and (xs :: [Bool])))
  ] mempty
