{-# LANGUAGE FlexibleContexts, GeneralizedNewtypeDeriving, MultiParamTypeClasses #-}
-- | Types that choose which values of another type to test with.
module Test.QuickCheck.Modifiers
  ( Blind(..), Fixed(..), OrderedList(..), NonEmptyList(..), InfiniteList(..), SortedList(..)
  , Positive(..), Negative(..), NonZero(..), NonNegative(..), NonPositive(..), Large(..), Small(..)
  , Smart(..), Shrink2(..), Shrinking(..), ShrinkState(..)
  , ASCIIString(..), UnicodeString(..), PrintableString(..)
  ) where

import Data.Char (isPrint, ord)
import Data.Ix (Ix)
import Data.List (sort)
import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Gen

-- | A value that is not shown.
newtype Blind a = Blind { getBlind :: a }
  deriving (Eq, Ord, Num, Integral, Real, Enum)

instance Functor Blind where
  fmap f (Blind x) = Blind (f x)

instance Show (Blind a) where
  showsPrec _ _ = showString "(*)"

instance Arbitrary a => Arbitrary (Blind a) where
  arbitrary = fmap Blind arbitrary
  shrink (Blind x) = map Blind (shrink x)

-- | A value that does not get smaller.
newtype Fixed a = Fixed { getFixed :: a }
  deriving (Eq, Ord, Show, Read, Num, Integral, Real, Enum)

instance Functor Fixed where
  fmap f (Fixed x) = Fixed (f x)

instance Arbitrary a => Arbitrary (Fixed a) where
  arbitrary = fmap Fixed arbitrary

-- | A list in order.
newtype OrderedList a = Ordered { getOrdered :: [a] }
  deriving (Eq, Ord, Show, Read)

instance Functor OrderedList where
  fmap f (Ordered xs) = Ordered (map f xs)

instance (Ord a, Arbitrary a) => Arbitrary (OrderedList a) where
  arbitrary = fmap Ordered orderedList
  shrink (Ordered x) = [Ordered y | y <- shrink x, y == sort y]

-- | A list that is not empty.
newtype NonEmptyList a = NonEmpty { getNonEmpty :: [a] }
  deriving (Eq, Ord, Show, Read)

instance Functor NonEmptyList where
  fmap f (NonEmpty xs) = NonEmpty (map f xs)

instance Arbitrary a => Arbitrary (NonEmptyList a) where
  arbitrary = fmap NonEmpty (arbitrary `suchThat` (not . null))
  shrink (NonEmpty x) = [NonEmpty y | y <- shrink x, not (null y)]

-- | A list in order.
newtype SortedList a = Sorted { getSorted :: [a] }
  deriving (Eq, Ord, Show, Read)

instance Functor SortedList where
  fmap f (Sorted xs) = Sorted (map f xs)

instance (Ord a, Arbitrary a) => Arbitrary (SortedList a) where
  arbitrary = fmap (Sorted . sort) arbitrary
  shrink (Sorted x) = [Sorted y | y <- map sort (shrink x), y /= x]

-- | A number greater than 0.
newtype Positive a = Positive { getPositive :: a }
  deriving (Eq, Ord, Show, Read, Enum)

instance Functor Positive where
  fmap f (Positive x) = Positive (f x)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (Positive a) where
  arbitrary = fmap Positive (fmap abs arbitrary `suchThat` (> 0))
  shrink (Positive x) = [Positive y | y <- shrink x, y > 0]

-- | A number less than 0.
newtype Negative a = Negative { getNegative :: a }
  deriving (Eq, Ord, Show, Read, Enum)

instance Functor Negative where
  fmap f (Negative x) = Negative (f x)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (Negative a) where
  arbitrary = fmap Negative (fmap (negate . abs) arbitrary `suchThat` (< 0))
  shrink (Negative x) = [Negative y | y <- shrink x, y < 0]

-- | A number that is not less than 0.
newtype NonNegative a = NonNegative { getNonNegative :: a }
  deriving (Eq, Ord, Show, Read, Enum)

instance Functor NonNegative where
  fmap f (NonNegative x) = NonNegative (f x)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonNegative a) where
  arbitrary = fmap NonNegative (fmap abs arbitrary `suchThat` (>= 0))
  shrink (NonNegative x) = [NonNegative y | y <- shrink x, y >= 0]

-- | A number that is not greater than 0.
newtype NonPositive a = NonPositive { getNonPositive :: a }
  deriving (Eq, Ord, Show, Read, Enum)

instance Functor NonPositive where
  fmap f (NonPositive x) = NonPositive (f x)

instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonPositive a) where
  arbitrary = fmap NonPositive (fmap (negate . abs) arbitrary `suchThat` (<= 0))
  shrink (NonPositive x) = [NonPositive y | y <- shrink x, y <= 0]

-- | A number other than 0.
newtype NonZero a = NonZero { getNonZero :: a }
  deriving (Eq, Ord, Show, Read, Enum)

instance Functor NonZero where
  fmap f (NonZero x) = NonZero (f x)

instance (Num a, Eq a, Arbitrary a) => Arbitrary (NonZero a) where
  arbitrary = fmap NonZero (arbitrary `suchThat` (/= 0))
  shrink (NonZero x) = [NonZero y | y <- shrink x, y /= 0]

-- | A number from the whole of its type.
newtype Large a = Large { getLarge :: a }
  deriving (Eq, Ord, Show, Read, Num, Integral, Real, Enum, Ix)

instance Functor Large where
  fmap f (Large x) = Large (f x)

instance (Integral a, Bounded a) => Arbitrary (Large a) where
  arbitrary = fmap Large arbitraryBoundedIntegral
  shrink (Large x) = map Large (shrinkIntegral x)

-- | A number limited by the size.
newtype Small a = Small { getSmall :: a }
  deriving (Eq, Ord, Show, Read, Num, Integral, Real, Enum, Ix)

instance Functor Small where
  fmap f (Small x) = Small (f x)

instance Integral a => Arbitrary (Small a) where
  arbitrary = fmap Small arbitrarySizedIntegral
  shrink (Small x) = map Small (shrinkIntegral x)

-- | A value whose smaller values are tried two steps at a time.
newtype Shrink2 a = Shrink2 { getShrink2 :: a }
  deriving (Eq, Ord, Show, Read, Num, Integral, Real, Enum)

instance Functor Shrink2 where
  fmap f (Shrink2 x) = Shrink2 (f x)

instance Arbitrary a => Arbitrary (Shrink2 a) where
  arbitrary = fmap Shrink2 arbitrary
  shrink (Shrink2 x) = map Shrink2 (once ++ concatMap shrink once)
    where once = shrink x

-- | A value whose smaller values are tried first where the last step succeeded.
data Smart a = Smart Int a

instance Functor Smart where
  fmap f (Smart n x) = Smart n (f x)

instance Show a => Show (Smart a) where
  showsPrec d (Smart _ x) = showsPrec d x

instance Arbitrary a => Arbitrary (Smart a) where
  arbitrary = fmap (Smart 0) arbitrary
  shrink (Smart i x) = alternate (drop back numbered) (reverse (take back numbered))
    where
      numbered = zipWith Smart [0 ..] (shrink x)
      back = max 0 (i - 2)
      alternate [] ys = ys
      alternate (y : ys) zs = y : alternate zs ys

-- | Values whose smaller values are found with a state.
class ShrinkState s a where
  -- | The state of a value just generated.
  shrinkInit :: a -> s
  -- | Smaller values with their states.
  shrinkState :: a -> s -> [(a, s)]

-- | A value and the state by which it gets smaller.
data Shrinking s a = Shrinking s a

instance Functor (Shrinking s) where
  fmap f (Shrinking s x) = Shrinking s (f x)

instance Show a => Show (Shrinking s a) where
  showsPrec d (Shrinking _ x) = showsPrec d x

instance (Arbitrary a, ShrinkState s a) => Arbitrary (Shrinking s a) where
  arbitrary = fmap (\x -> Shrinking (shrinkInit x) x) arbitrary
  shrink (Shrinking s x) = [Shrinking t y | (y, t) <- shrinkState x s]

-- | An endless list; shown is the part that was looked at when it gets smaller.
data InfiniteList a = InfiniteList { getInfiniteList :: [a], infiniteListInternalData :: InfiniteListInternalData a }

-- the whole list, or a prefix and what follows it for ever
data InfiniteListInternalData a = Infinite [a] | FinitePrefix [a]

infiniteListFrom :: InfiniteListInternalData a -> InfiniteList a
infiniteListFrom d = case d of
  Infinite xs -> InfiniteList xs d
  FinitePrefix xs -> InfiniteList (xs ++ error ("Sorry, only the first " ++ show (length xs) ++ " elements are known")) d

instance Show a => Show (InfiniteList a) where
  showsPrec _ (InfiniteList _ (Infinite _)) = showString "<infinite list>"
  showsPrec d (InfiniteList _ (FinitePrefix xs)) =
    showParen (d > 10) (showString "InfiniteList " . showsPrec 11 xs . showString " ...")

instance Arbitrary a => Arbitrary (InfiniteList a) where
  arbitrary = fmap (infiniteListFrom . Infinite) infiniteList
  shrink (InfiniteList _ (Infinite xs)) = [infiniteListFrom (FinitePrefix (take n xs)) | n <- map (2 ^) [0 .. 10 :: Int]]
  shrink (InfiniteList _ (FinitePrefix xs)) = map (infiniteListFrom . FinitePrefix) (shrink xs)

-- | A string of characters from 0 to 127.
newtype ASCIIString = ASCIIString { getASCIIString :: String }
  deriving (Eq, Ord, Show, Read)

instance Arbitrary ASCIIString where
  arbitrary = fmap ASCIIString (listOf arbitraryASCIIChar)
  shrink (ASCIIString s) = [ASCIIString t | t <- shrink s, all ((< 128) . ord) t]

-- | A string of any characters that exist.
newtype UnicodeString = UnicodeString { getUnicodeString :: String }
  deriving (Eq, Ord, Show, Read)

instance Arbitrary UnicodeString where
  arbitrary = fmap UnicodeString (listOf arbitraryUnicodeChar)
  shrink (UnicodeString s) = map UnicodeString (shrink s)

-- | A string of characters that print.
newtype PrintableString = PrintableString { getPrintableString :: String }
  deriving (Eq, Ord, Show, Read)

instance Arbitrary PrintableString where
  arbitrary = fmap PrintableString (listOf arbitraryPrintableChar)
  shrink (PrintableString s) = [PrintableString t | t <- shrink s, all isPrint t]
