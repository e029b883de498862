-- Trees of properties, unit tests and SmallCheck's properties.
-- expect: all / sorting / keeps the length | 20 | ok
-- expect: all / sorting / changes nothing | 21 | falsified | xs = [0,-1]
-- expect: all / small / double negation | 25 | ok
-- expect: all / small / idempotence | 26 | falsified | b = True
-- expect: all / units / two and two | 30 | ok
-- expect: all / units / two and three | 31 | falsified | expected: 6
-- expect: all / named prop | 36 | falsified | n = 4
module Main (main) where

import Data.List (sort)
import Test.Tasty
import Test.Tasty.HUnit
import Test.Tasty.QuickCheck as QC
import Test.Tasty.SmallCheck as SC

tests :: TestTree
tests = testGroup "all"
  [ testGroup "sorting"
      [ QC.testProperty "keeps the length" $ \xs -> length (sort xs) == length (xs :: [Int])
      , QC.testProperty "changes nothing" (\xs -> sort xs == (xs :: [Int]))
      ]
  , localOption (SmallCheckDepth 3) $ testGroup
      "small"
      [ SC.testProperty "double negation" $ \b -> not (not b) == (b :: Bool)
      , SC.testProperty "idempotence" $ \b -> not b == (b :: Bool)
      ]
  , testGroup
      "units"
      [ testCase "two and two" $ 2 + 2 @?= (4 :: Int)
      , testCase "two and three" $ 2 + 3 @?= (6 :: Int)
      ]
  , QC.testProperty "named prop" prop_named ]

prop_named :: Int -> Bool
prop_named n = n /= 4

main :: IO ()
main = defaultMain tests
