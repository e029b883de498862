-- What a main checks: named and unnamed properties, by every function that checks, in loops and tables.
-- expect: prop_plain | 19 | ok
-- expect: notNamedProp | 22 | falsified | bs = False
-- expect: \n -> n * n >= (n :: Integer) | 28 | ok
-- expect: \x -> x < (3 :: Int) | 29 | falsified | x = 3
-- expect: test 5 of main | 30 | ok
-- expect: and | 34 | ok
-- expect: fst | 34 | falsified | (0,1)
-- expect: prop_rev reverse | 35 | ok
-- expect: prop_rev id | 36 | ok
-- warns: It is checked as it is used there, and not checked for every function
module Main where

import Control.Monad (forM_, unless)
import System.Exit (exitFailure)
import Test.QuickCheck

prop_plain :: Bool -> Bool
prop_plain b = not (not b) == b

notNamedProp :: [Bool] -> Bool
notNamedProp bs = and bs

main :: IO ()
main = do
  quickCheck prop_plain
  quickCheckWith stdArgs { maxSuccess = 1000 } notNamedProp
  verboseCheck $ \n -> n * n >= (n :: Integer)
  r <- quickCheckResult (\x -> x < (3 :: Int))
  quickCheck $ forAll (elements [1, 2, 3 :: Int]) $ \n ->
    n > 0
  forM_ [("and", property (\a b -> (a && b) == (b && a))), ("fst", property (\p -> fst p == (snd p :: Int)))] $ \(name, p) -> do
    putStrLn name
    quickCheck p
  quickCheck (prop_rev reverse)
  quickCheck (prop_rev id)
  unless (isOk r) exitFailure

isOk :: Result -> Bool
isOk Success {} = True
isOk _ = False

prop_rev :: ([Int] -> [Int]) -> [Int] -> Bool
prop_rev f xs = f (f xs) == xs
