-- Unit tests with labels.
-- expect: sums / plain | 11 | ok
-- expect: sums / wrong | 11 | falsified | expected: 5
-- expect: test 2 | 11 | ok
module Main where

import Test.HUnit

main :: IO ()
main = do
  _ <- runTestTT (TestList ["sums" ~: TestList [TestLabel "plain" (TestCase (2 + 2 @?= (4 :: Int))), "wrong" ~: 2 + 2 ~?= (5 :: Int)], TestCase (assertBool "yes" True)])
  return ()
