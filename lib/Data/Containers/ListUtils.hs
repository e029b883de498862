-- | Lists without duplicates, by way of sets.
module Data.Containers.ListUtils (nubOrd, nubOrdOn, nubInt, nubIntOn) where

import qualified Data.IntSet as IntSet
import qualified Data.Set as Set

-- | The first occurrence of each element.
nubOrd :: Ord a => [a] -> [a]
nubOrd = nubOrdOn id

-- | The first element for each value of the function.
nubOrdOn :: Ord b => (a -> b) -> [a] -> [a]
nubOrdOn f = go Set.empty
  where
    go _ [] = []
    go seen (x : xs)
      | Set.member y seen = go seen xs
      | otherwise = x : go (Set.insert y seen) xs
      where y = f x

-- | nubOrd for Ints.
nubInt :: [Int] -> [Int]
nubInt = nubIntOn id

-- | nubOrdOn for functions to Ints.
nubIntOn :: (a -> Int) -> [a] -> [a]
nubIntOn f = go IntSet.empty
  where
    go _ [] = []
    go seen (x : xs)
      | IntSet.member y seen = go seen xs
      | otherwise = x : go (IntSet.insert y seen) xs
      where y = f x
