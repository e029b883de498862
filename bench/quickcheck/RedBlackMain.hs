-- | The property of RedBlack.hs under QuickCheck, for bench/quickcheck/run.py: the number of tests is the argument.
module Main (main) where

import RedBlack
import System.Environment (getArgs)
import Test.QuickCheck

-- | What one writes first: any tree, whether it is valid or not.
instance Arbitrary Tree where
  arbitrary = sized tree
    where
      tree 0 = pure E
      tree n = oneof [pure E, T <$> elements [R, B] <*> tree (n `div` 2) <*> arbitrary <*> tree (n `div` 2)]
  shrink E = []
  shrink (T c l x r) = [l, r] ++ [T c l' x' r' | (l', x', r') <- shrink (l, x, r)]

main :: IO ()
main = do
  [tests] <- getArgs
  quickCheckWith stdArgs {maxSuccess = read tests, maxDiscardRatio = 1000} prop_insertKeepsValid
