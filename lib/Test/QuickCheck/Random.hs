-- | Where the randomness of Test.QuickCheck comes from. A generator reads an endless tree of choices; `pick` is the only
-- function that looks at one. Ordinary runs grow the tree from a seed, a search can grow it as it likes.
module Test.QuickCheck.Random
  ( Choices(..), Choice(..), Draw(..), Limit(..), DrawTo(..), Depth(..), pick, pickWithin, growChoices
  , QCGen, mkQCGen, newQCGen, tellsFunctions
  ) where

import Data.IORef
import Needle.Check (noSuchChoice)
import System.IO.Unsafe (unsafePerformIO)
import System.Random.Internal

{-# NEWER Choices, Choice, Draw, Limit, DrawTo, Depth, Drawn, Tried, pick, pickWithin, growChoices, tellsFunctions #-}

-- | Whether functions that are made are to be shown by what they are asked: while somebody wants to know what a property says.
tellsFunctions :: IORef Bool
tellsFunctions = unsafePerformIO (newIORef False)
{-# NOINLINE tellsFunctions #-}

-- | An endless tree of choices: one for the generator here, two independent trees for its parts.
data Choices = Choices Choice Choices Choices

-- | A choice that was drawn is any number; one that a search tries is exactly what it says.
data Choice = Tried Int | Drawn Int

-- | What a search makes values from where an instance says how: choices, and a limit that it may ask for.
data Draw = Draw Choices Limit

-- | The same for an instance that lists values to a depth. Their choices come to an end by themselves.
data DrawTo = DrawTo Choices Depth

-- | QuickCheck's size. A search tries those that QuickCheck's tests grow through; when it was asked for, not everything was seen.
newtype Limit = Limit Int

-- | SmallCheck's depth. A search by depth gives what is left where the value stands, others know only one.
newtype Depth = Depth Int

-- | What QuickCheck calls its source of randomness.
type QCGen = Choices

-- | A choice out of n: a number from 0 to n - 1. Every random decision passes through here. A search tries 0, 1, .. and is
-- told when there are no more.
pick :: Int -> Choices -> Int
pick n (Choices c _ _)
  | n == 1 = 0
  | otherwise = case c of
      Drawn i -> i `mod` n
      Tried i
        | i < n -> i
        | otherwise -> noSuchChoice

-- | A choice among the numbers between two bounds. A search tries those near 0 first.
pickWithin :: Int -> Int -> Choices -> Int
pickWithin a b t@(Choices c _ _) = case c of
  Drawn _ -> a + i
  Tried _
    | a >= 0 -> a + i
    | b <= 0 -> b - i
    | i > 2 * both -> if b > both then i - both else both - i
    | odd i -> (i + 1) `div` 2
    | otherwise -> negate (i `div` 2)
  where
    i = pick (b - a + 1) t
    both = min b (negate a)  -- as far as there are numbers on both sides

-- | The tree of a splittable generator.
growChoices :: RandomGen g => g -> Choices
growChoices g = Choices (Drawn (fst (next g))) (growChoices (fst parts)) (growChoices (snd parts))
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
  showsPrec _ (Choices c _ _) = showString "Choices " . showsPrec 11 (case c of
    Drawn i -> i
    Tried i -> i)

instance RandomGen Choices where
  next c@(Choices _ _ r) = (pick maxBound c, r)
  genRange _ = (0, maxBound - 1)
  split (Choices _ l r) = (l, r)
  choosing c@(Choices _ _ r) = Just (\a b -> (pickWithin a b c, r))
