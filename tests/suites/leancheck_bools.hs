-- LeanCheck's tests as a list of truth values, of which main says which are false.
-- expect: \xs -> sort (sort xs) == sort (xs :: [Int]) | 22 | ok
-- expect: \(P n b) -> n < 3 || b | 23 | ok
-- expect: \b -> b || not b | 24 | falsified | no value refutes it
-- expect: prop_p | 29 | falsified | P 5 _
module Main (main) where

import Data.List (elemIndices, sort)
import System.Exit (exitFailure)
import Test.LeanCheck

data P = P Int Bool deriving (Show, Eq)

instance Listable P where
  tiers = cons2 P

tests :: Int -> [Bool]
tests n =
  [ True
  , 1 + 1 == (2 :: Int)

  , holds n $ \xs -> sort (sort xs) == sort (xs :: [Int])
  , fails n $ \(P n b) -> n < 3 || b
  , fails n $ \b -> b || not b
  , holds n prop_p
  ]

prop_p :: P -> Bool
prop_p (P n _) = n < 5

main :: IO ()
main = case elemIndices False (tests 100) of
  [] -> putStrLn "Tests passed"
  is -> putStrLn ("Failed tests: " ++ show is) >> exitFailure
