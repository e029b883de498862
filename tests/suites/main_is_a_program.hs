-- A main that does something else before it comes to its tests, and finds no input: the tests that it would run are found.
-- expect: Sums / has a zero | 23 | ok
-- expect: commutes :: Int -> Int -> Bool | 29 | falsified
-- warns: it ended by an exception
module Main where

import Control.Monad (when)
import Test.Hspec
import Test.QuickCheck

commutes :: Num a => Eq a => a -> a -> Bool
commutes a b = a - b == b - a

main :: IO ()
main = do
  putStrLn "How many?"
  n <- readLn :: IO Int
  print (sum [1 .. n])
  when (n == 0) (testSums >> testOthers)

testSums :: IO ()
testSums = hspec (describe "Sums" (do
  it "has a zero" (property (\n -> n + 0 == (n :: Int)))))

twice :: Int -> Int
twice = (* 2)

testOthers :: IO ()
testOthers = quickCheck (commutes :: Int -> Int -> Bool)
