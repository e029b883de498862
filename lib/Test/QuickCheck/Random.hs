-- | Where the randomness of Test.QuickCheck comes from. A generator reads an endless tree of choices; `pick` is the only
-- function that looks at one. Ordinary runs grow the tree from a seed, a search can grow it as it likes.
module Test.QuickCheck.Random
  ( Choices(..), pick, growChoices
  , QCGen, mkQCGen, newQCGen
  ) where

import Data.IORef
import System.IO.Unsafe (unsafePerformIO)
import System.Random

-- | An endless tree of choices: one for the generator here, two independent trees for its parts.
data Choices = Choices Int Choices Choices

-- | What QuickCheck calls its source of randomness.
type QCGen = Choices

-- | A choice out of n: a number from 0 to n - 1. Every random decision passes through here.
pick :: Int -> Choices -> Int
pick n (Choices i _ _) = i `mod` n

-- | The tree of a splittable generator.
growChoices :: RandomGen g => g -> Choices
growChoices g = Choices (fst (next g)) (growChoices (fst parts)) (growChoices (snd parts))
  where parts = split g

-- | The tree of a seed.
mkQCGen :: Int -> QCGen
mkQCGen n = growChoices (mkStdGen n)

theSeed :: IORef Int
theSeed = unsafePerformIO (newIORef 1)
{-# NOINLINE theSeed #-}

-- | Another tree at each call, the same ones in each run of the program.
newQCGen :: IO QCGen
newQCGen = do
  n <- readIORef theSeed
  writeIORef theSeed (n + 1)
  return (mkQCGen n)

instance Show Choices where
  showsPrec _ (Choices i _ _) = showString "Choices " . showsPrec 11 i

instance RandomGen Choices where
  next c@(Choices _ _ r) = (pick maxBound c, r)
  genRange _ = (0, maxBound - 1)
  split (Choices _ l r) = (l, r)
  genBelow n c@(Choices _ _ r) = (pick n c, r)
