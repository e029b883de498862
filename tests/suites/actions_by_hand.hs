-- Without a main: actions that people run by hand in ghci. What one of them runs is not listed again, what two of them test is listed once.
-- expect: prop_twice | 16 | ok
-- expect: half :: Int -> Bool | 26 | falsified | 1
-- expect: Words / unwords undoes words | 32 | falsified | s = 
-- expect: anyPair | 35 | ok
module Actions where

import Test.Hspec
import Test.Hspec.QuickCheck (prop)
import Test.QuickCheck

half :: Integral a => a -> Bool
half n = n `div` 2 * 2 == n

prop_twice :: [Bool] -> Bool
prop_twice xs = reverse (reverse xs) == xs

checkTwice :: IO ()
checkTwice = quickCheck prop_twice

checkTwiceLonger :: IO ()
checkTwiceLonger = quickCheckWith stdArgs { maxSuccess = 1000 } prop_twice

checkHalf = do
  putStrLn "numbers"
  quickCheck (half :: Int -> Bool)

checkAll :: IO ()
checkAll = checkHalf >> checkTwice

testWords :: IO ()
testWords = hspec (describe "Words" (prop "unwords undoes words" (\s -> unwords (words s) == s)))

testPairs :: IO ()
testPairs = quickCheck (anyPair :: Either (Maybe Bool, Maybe Bool) (Either Ordering Bool) -> Maybe Ordering -> Bool)

anyPair :: (Eq a, Eq b) => a -> b -> Bool
anyPair e m = (e, m) == (e, m)

-- runs no test
hello :: IO ()
hello = putStrLn "hello"
