-- What fails says where, which matters in a test of many lines; what a table makes stands where the table is handed over.
-- expect: many / the third | 22 | falsified | places.hs:25
-- expect: many / a helper | 27 | falsified | places.hs:17
-- expect: many / thrown | 28 | falsified | places.hs:28
-- expect: many / in a property | 29 | falsified | places.hs:29
-- expect: many / laws / left | 30 | ok
-- expect: many / laws / right | 30 | falsified | 2
module Main (main) where

import Control.Exception (ArithException (..), evaluate)
import Test.Hspec.Expectations
import Test.Tasty
import Test.Tasty.HUnit
import Test.Tasty.QuickCheck

isSmall :: Int -> Assertion
isSmall n = n < 10 @? "large: " ++ show n

main :: IO ()
main = defaultMain $ testGroup "many"
  [
    testCase "the third" $ do
      1 + 1 @?= (2 :: Int)
      assertEqual "three" 3 (1 + 2 :: Int)
      length "four" @?= 5
      5 `shouldBe` (5 :: Int)
  , testCase "a helper" $ isSmall 3 >> isSmall 11
  , testCase "thrown" $ evaluate (1 `div` 0 :: Int) `shouldThrow` (== Overflow)
  , testProperty "in a property" $ \n -> ioProperty ((n :: Int) `shouldSatisfy` (< 5))
  , testProperties "laws" [("left", property True), ("right", property (\n -> n < (2 :: Int)))]
  ]
