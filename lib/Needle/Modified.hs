-- | Values of the types that modify which values another type has: each is made from any value of that type, for a search
-- that knows how to choose those. Some values are made from several, which costs little.
module Needle.Modified
  ( makePositive, makeNegative, makeNonZero, makeNonNegative, makeNonPositive, makeNonEmptyList, makeOrderedList
  , makeSortedList, makeInfiniteList, makeASCIIString, makeUnicodeString, makePrintableString, makeFun
  , makeSmallPositive, makeSmallNonNegative, makeSmallNonZero, makeSmallNonEmpty, sortOrderedList, sortSortedList
  ) where

import Control.Exception (throw)
import Data.List (sort)
import Needle.Check (NotCounted(..))
import Needle.Draw (drawArbitrary)
import Test.QuickCheck.Arbitrary (Arbitrary)
import Test.QuickCheck.Function (Fun(..))
import Test.QuickCheck.Modifiers
import Test.QuickCheck.Random (Draw)
import qualified Test.SmallCheck.Series as Small

-- the nearest positive number, or the same without its sign
positive :: (Num a, Ord a) => a -> a
positive x
  | x > 0 = x
  | negate x > 0 = negate x
  | otherwise = 1

natural :: (Num a, Ord a) => a -> a
natural x
  | x >= 0 = x
  | otherwise = positive x

nonZero :: (Num a, Eq a) => a -> a
nonZero x = if x == 0 then 1 else x

makePositive :: (Num a, Ord a) => a -> Positive a
makePositive x = Positive (positive x)

makeNegative :: (Num a, Ord a) => a -> Negative a
makeNegative x = Negative (if x < 0 then x else negate (positive x))

makeNonZero :: (Num a, Eq a) => a -> NonZero a
makeNonZero x = NonZero (nonZero x)

makeNonNegative :: (Num a, Ord a) => a -> NonNegative a
makeNonNegative x = NonNegative (natural x)

makeNonPositive :: (Num a, Ord a) => a -> NonPositive a
makeNonPositive x = NonPositive (if x <= 0 then x else negate x)

makeNonEmptyList :: (a, [a]) -> NonEmptyList a
makeNonEmptyList (x, xs) = NonEmpty (x : xs)

makeOrderedList :: Ord a => [a] -> OrderedList a
makeOrderedList xs = Ordered (ordered xs)

makeSortedList :: Ord a => [a] -> SortedList a
makeSortedList xs = Sorted (ordered xs)

-- the list itself; where it is seen to be out of order, the test does not count
ordered :: Ord a => [a] -> [a]
ordered (x : rest) = x : ordered (case rest of
  y : _ | y < x -> throw Discarded
  _ -> rest)
ordered [] = []

makeInfiniteList :: Arbitrary a => Draw -> InfiniteList a
makeInfiniteList = drawArbitrary

makeASCIIString :: Draw -> ASCIIString
makeASCIIString = drawArbitrary

makeUnicodeString :: String -> UnicodeString
makeUnicodeString = UnicodeString

makePrintableString :: Draw -> PrintableString
makePrintableString = drawArbitrary

makeFun :: (a -> b) -> Fun a b
makeFun f = Fun (error "Needle: a function that a search made has no table") f

makeSmallPositive :: (Num a, Ord a) => a -> Small.Positive a
makeSmallPositive x = Small.Positive (positive x)

makeSmallNonNegative :: (Num a, Ord a) => a -> Small.NonNegative a
makeSmallNonNegative x = Small.NonNegative (natural x)

makeSmallNonZero :: (Num a, Eq a) => a -> Small.NonZero a
makeSmallNonZero x = Small.NonZero (nonZero x)

makeSmallNonEmpty :: (a, [a]) -> Small.NonEmpty a
makeSmallNonEmpty (x, xs) = Small.NonEmpty (x : xs)

-- ordered lists from lists in any order
sortOrderedList :: Ord a => [a] -> OrderedList a
sortOrderedList xs = Ordered (sort xs)

sortSortedList :: Ord a => [a] -> SortedList a
sortSortedList xs = Sorted (sort xs)
