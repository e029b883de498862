-- | The property of RedBlack.hs under QuickCheck, for bench/quickcheck/run.py: a generator and the number of tests are the arguments.
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

-- | What one writes when the first generator finds nothing: trees that were built by insertion.
newtype Built = Built Tree deriving (Show)

instance Arbitrary Built where
  arbitrary = Built . foldr insert E <$> listOf arbitrary

main :: IO ()
main = do
  [generator, tests] <- getArgs
  let run property = quickCheckWith stdArgs {maxSuccess = read tests, maxDiscardRatio = 1000} property
  if generator == "built" then run (\x (Built t) -> prop_insertKeepsValid x t) else run prop_insertKeepsValid
