module Main where

import Core.Set
import Test.Tasty
import Test.Tasty.QuickCheck

main :: IO ()
main = defaultMain $ testGroup "sets"
  [ testProperty "inserted twice" $ \x xs -> insert x (insert x xs) == insert x xs
  , testProperty "inserted last" $ \x xs -> head (insert x xs) == x
  ]
