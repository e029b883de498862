{-# LANGUAGE DefaultSignatures, TypeOperators, FlexibleContexts #-}
-- | Types with a generator, smaller variants of values, and functions as values.
module Test.QuickCheck.Arbitrary
  ( Arbitrary(..), CoArbitrary(..), Arbitrary1(..), arbitrary1, shrink1, Arbitrary2(..), arbitrary2, shrink2
  , applyArbitrary2, applyArbitrary3, applyArbitrary4
  , arbitrarySizedIntegral, arbitrarySizedNatural, arbitrarySizedFractional, arbitrarySizedBoundedIntegral
  , arbitraryBoundedIntegral, arbitraryBoundedRandom, arbitraryBoundedEnum
  , arbitraryUnicodeChar, arbitraryASCIIChar, arbitraryPrintableChar
  , genericShrink, subterms, recursivelyShrink, genericCoarbitrary, RecursivelyShrink, GSubterms
  , shrinkNothing, shrinkList, shrinkMap, shrinkMapBy, shrinkIntegral, shrinkRealFrac, shrinkDecimal
  , shrinkBoundedEnum
  , coarbitraryIntegral, coarbitraryReal, coarbitraryShow, coarbitraryEnum, (><)
  , vector, orderedList, infiniteList
  ) where

import Control.Applicative (Const(..), ZipList(..))
import Data.Char
import Data.Complex (Complex(..))
import Data.Fixed (HasResolution)
import qualified Data.Fixed as Decimal
import Data.Functor.Compose (Compose(..))
import Data.Functor.Identity (Identity(..))
import Data.Int (Int8, Int16, Int32, Int64)
import qualified Data.IntMap as IntMap
import qualified Data.IntSet as IntSet
import Data.List (nub, sort)
import qualified Data.Map as Map
import Data.Monoid (All(..), Any(..), Dual(..), Endo(..), First(..), Last(..), Product(..), Sum(..))
import Data.Ratio (Ratio, (%), numerator, denominator)
import qualified Data.Sequence as Sequence
import qualified Data.Set as Set
import Data.Tree (Tree(..))
import Data.Version (Version(..))
import Data.Word (Word8, Word16, Word32, Word64)
import Foreign.C.Types
import GHC.Generics
import System.Exit (ExitCode(..))
import System.Random (Random)
import Test.QuickCheck.Gen
import Test.QuickCheck.Structural

{-# NEWER shrinkBoundedEnum #-}

-- | Types with a generator and smaller variants.
class Arbitrary a where
  -- | A generator of the type's values.
  arbitrary :: Gen a
  -- | Values to try in place of one that fails, simplest first.
  shrink :: a -> [a]
  shrink _ = []

-- | Types whose values can steer a generator.
class CoArbitrary a where
  -- | Makes a generator depend on a value.
  coarbitrary :: a -> Gen b -> Gen b
  default coarbitrary :: (Generic a, GCoArbitrary (Rep a)) => a -> Gen b -> Gen b
  coarbitrary = genericCoarbitrary

-- | Containers with a generator.
class Arbitrary1 f where
  -- | A generator of containers from one of items.
  liftArbitrary :: Gen a -> Gen (f a)
  -- | Smaller containers from smaller items.
  liftShrink :: (a -> [a]) -> f a -> [f a]
  liftShrink _ _ = []

-- | Containers of two types of items with a generator.
class Arbitrary2 f where
  -- | A generator of containers from two of items.
  liftArbitrary2 :: Gen a -> Gen b -> Gen (f a b)
  -- | Smaller containers from smaller items.
  liftShrink2 :: (a -> [a]) -> (b -> [b]) -> f a b -> [f a b]
  liftShrink2 _ _ _ = []

-- | The generator of a container.
arbitrary1 :: (Arbitrary1 f, Arbitrary a) => Gen (f a)
arbitrary1 = liftArbitrary arbitrary

-- | Smaller containers.
shrink1 :: (Arbitrary1 f, Arbitrary a) => f a -> [f a]
shrink1 = liftShrink shrink

-- | The generator of a container of two types.
arbitrary2 :: (Arbitrary2 f, Arbitrary a, Arbitrary b) => Gen (f a b)
arbitrary2 = liftArbitrary2 arbitrary arbitrary

-- | Smaller containers of two types.
shrink2 :: (Arbitrary2 f, Arbitrary a, Arbitrary b) => f a b -> [f a b]
shrink2 = liftShrink2 shrink shrink

-- | A function of two arguments on arbitrary ones.
applyArbitrary2 :: (Arbitrary a, Arbitrary b) => (a -> b -> r) -> Gen r
applyArbitrary2 f = f <$> arbitrary <*> arbitrary

-- | A function of three arguments on arbitrary ones.
applyArbitrary3 :: (Arbitrary a, Arbitrary b, Arbitrary c) => (a -> b -> c -> r) -> Gen r
applyArbitrary3 f = f <$> arbitrary <*> arbitrary <*> arbitrary

-- | A function of four arguments on arbitrary ones.
applyArbitrary4 :: (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d) => (a -> b -> c -> d -> r) -> Gen r
applyArbitrary4 f = f <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary

-- generators of numbers and characters

-- | A whole number between minus the size and the size.
arbitrarySizedIntegral :: Integral a => Gen a
arbitrarySizedIntegral = sized (\n -> fitting (negate n) n)

-- | A whole number from 0 to the size.
arbitrarySizedNatural :: Integral a => Gen a
arbitrarySizedNatural = sized (fitting 0)

-- Numbers of a range that the type has: of an unsigned type none below 0. What a type has is asked of the ends of Int, not of those of
-- the range, which may depend on a size that nobody has chosen yet.
fitting :: Integral a => Int -> Int -> Gen a
fitting low high = x
  where
    x | fits x maxBound && fits x minBound = fmap fromIntegral (chooseInt (low, high))
      | fits x maxBound = fmap fromIntegral (chooseInt (max 0 low, high))
      | otherwise = fmap fromIntegral (suchThat (chooseInt (low, high)) (fits x))

fits :: Integral a => Gen a -> Int -> Bool
fits x n = toInteger (like x (fromIntegral n)) == toInteger n
  where
    like :: Gen a -> a -> a
    like _ a = a

-- | A fraction whose parts are limited by the size.
arbitrarySizedFractional :: Fractional a => Gen a
arbitrarySizedFractional = sized (\n -> do
  d <- chooseInt (1, 1 `max` n)
  m <- chooseInt (negate n * d, n * d)
  return (fromRational (toInteger m % toInteger d)))

-- | A number of a limited type, spread over the whole of it when the size is large.
arbitrarySizedBoundedIntegral :: (Bounded a, Integral a) => Gen a
arbitrarySizedBoundedIntegral = limited minBound maxBound
  where
    limited :: Integral a => a -> a -> Gen a
    limited lo hi = sized (\n ->
      let reach = if n >= 80 then toInteger hi else toInteger n * (2 ^ (n * bits hi `div` 80))
      in fmap fromInteger (chooseInteger (toInteger lo `max` negate reach, toInteger hi `min` reach)))
    bits hi = length (takeWhile (> 0) (iterate (`div` 2) (toInteger hi)))

-- | Any number of a limited type, all as likely.
arbitraryBoundedIntegral :: (Bounded a, Integral a) => Gen a
arbitraryBoundedIntegral = chooseBoundedIntegral (minBound, maxBound)

-- | Any value between the bounds of a type.
arbitraryBoundedRandom :: (Bounded a, Random a) => Gen a
arbitraryBoundedRandom = choose (minBound, maxBound)

-- | Any value of a limited enumeration.
arbitraryBoundedEnum :: (Bounded a, Enum a) => Gen a
arbitraryBoundedEnum = chooseEnum (minBound, maxBound)

-- | Any character but surrogates and the two that are none.
arbitraryUnicodeChar :: Gen Char
arbitraryUnicodeChar = arbitraryBoundedEnum `suchThat` real
  where real c = generalCategory c /= Surrogate && c /= '\xfffe' && c /= '\xffff'

-- | A character from 0 to 127.
arbitraryASCIIChar :: Gen Char
arbitraryASCIIChar = chooseEnum ('\0', '\127')

-- | A character that prints.
arbitraryPrintableChar :: Gen Char
arbitraryPrintableChar = arbitrary `suchThat` isPrint

-- smaller values

-- | The parts of a value's own type, then the value with one field smaller.
genericShrink :: (Generic a, RecursivelyShrink (Rep a), GSubterms (Rep a) a) => a -> [a]
genericShrink x = subterms x ++ recursivelyShrink x

-- | The fields that have the value's own type.
subterms :: (Generic a, GSubterms (Rep a) a) => a -> [a]
subterms x = gSubterms (from x)

-- | The value with one field smaller.
recursivelyShrink :: (Generic a, RecursivelyShrink (Rep a)) => a -> [a]
recursivelyShrink x = map to (grecursivelyShrink (from x))

-- | Structures of which one field can be made smaller.
class RecursivelyShrink r where
  grecursivelyShrink :: r p -> [r p]

instance RecursivelyShrink V1 where
  grecursivelyShrink _ = []

instance RecursivelyShrink U1 where
  grecursivelyShrink _ = []

instance (RecursivelyShrink f, RecursivelyShrink g) => RecursivelyShrink (f :*: g) where
  grecursivelyShrink (x :*: y) =
    [x' :*: y | x' <- grecursivelyShrink x] ++ [x :*: y' | y' <- grecursivelyShrink y]

instance (RecursivelyShrink f, RecursivelyShrink g) => RecursivelyShrink (f :+: g) where
  grecursivelyShrink (L1 x) = map L1 (grecursivelyShrink x)
  grecursivelyShrink (R1 x) = map R1 (grecursivelyShrink x)

instance RecursivelyShrink f => RecursivelyShrink (M1 i c f) where
  grecursivelyShrink (M1 x) = map M1 (grecursivelyShrink x)

instance Arbitrary a => RecursivelyShrink (K1 i a) where
  grecursivelyShrink (K1 x) = map K1 (shrink x)

-- | Makes a generator depend on a value by its structure.
genericCoarbitrary :: (Generic a, GCoArbitrary (Rep a)) => a -> Gen b -> Gen b
genericCoarbitrary x = gCoarbitrary (from x)

-- | Structures that can steer a generator.
class GCoArbitrary r where
  gCoarbitrary :: r p -> Gen b -> Gen b

instance GCoArbitrary V1 where
  gCoarbitrary _ = id

instance GCoArbitrary U1 where
  gCoarbitrary _ = id

instance (GCoArbitrary f, GCoArbitrary g) => GCoArbitrary (f :*: g) where
  gCoarbitrary (x :*: y) = gCoarbitrary x . gCoarbitrary y

instance (GCoArbitrary f, GCoArbitrary g) => GCoArbitrary (f :+: g) where
  gCoarbitrary (L1 x) = variant (0 :: Int) . gCoarbitrary x
  gCoarbitrary (R1 x) = variant (1 :: Int) . gCoarbitrary x

instance GCoArbitrary f => GCoArbitrary (M1 i c f) where
  gCoarbitrary (M1 x) = gCoarbitrary x

instance CoArbitrary a => GCoArbitrary (K1 i a) where
  gCoarbitrary (K1 x) = coarbitrary x

-- | No smaller values.
shrinkNothing :: a -> [a]
shrinkNothing _ = []

-- | Smaller lists: without some run of items, largest runs first, then with one item smaller.
shrinkList :: (a -> [a]) -> [a] -> [[a]]
shrinkList smaller xs = concatMap without (takeWhile (> 0) (iterate (`div` 2) len)) ++ oneSmaller xs
  where
    len = length xs
    without k = cut k len xs
    cut k n ys
      | k > n = []
      | null rest = [[]]
      | otherwise = rest : map (run ++) (cut k (n - k) rest)
      where (run, rest) = splitAt k ys
    oneSmaller [] = []
    oneSmaller (y : ys) = map (: ys) (smaller y) ++ map (y :) (oneSmaller ys)

-- | Smaller values by way of another type.
shrinkMap :: Arbitrary a => (a -> b) -> (b -> a) -> b -> [b]
shrinkMap to from = shrinkMapBy to from shrink

-- | Smaller values by way of another type, with its own smaller values.
shrinkMapBy :: (a -> b) -> (b -> a) -> (a -> [a]) -> b -> [b]
shrinkMapBy to from smaller y = map to (smaller (from y))

-- | Smaller whole numbers: 0 first, then ever closer.
shrinkIntegral :: Integral a => a -> [a]
shrinkIntegral x =
  [negate x | x < 0, negate x > x] ++ map (x -) (takeWhile (/= 0) (iterate (`quot` 2) x))

-- | Smaller real numbers: whole ones.
shrinkRealFrac :: RealFrac a => a -> [a]
shrinkRealFrac x
  | x /= x = 0 : take 10 (iterate (* 2) 1)
  | x > 0 && x * 2 == x = 0 : takeWhile (< x) (iterate (* 2) 1)
  | x < 0 && x * 2 == x = negate x : map negate (shrinkRealFrac (negate x))
  | fromInteger whole == x = map fromInteger (shrinkIntegral whole)
  | otherwise = [negate x | x < 0] ++ map fromInteger (shrinkIntegral whole ++ [whole])
  where whole = truncate x

-- | The values before a value, those far from it first.
shrinkBoundedEnum :: (Bounded a, Enum a, Eq a) => a -> [a]
shrinkBoundedEnum x
  | x == minBound = []
  | otherwise = map toEnum (filter (>= fromEnum (minBound `asTypeOf` x)) (shrinkIntegral (fromEnum x)))

-- | Smaller real numbers: fewer digits after the point, then closer to 0.
shrinkDecimal :: RealFrac a => a -> [a]
shrinkDecimal x
  | x /= x || x * 2 == x = shrinkRealFrac x
  | otherwise = [negate x | x < 0] ++ nub (concatMap candidates [0 .. mine])
  where
    mine = places x
    most = 6 :: Int
    -- how many digits after the point a number has, as far as that matters
    places y = length (takeWhile (\p -> fromInteger (scaled p y) / 10 ^ p /= y) [0 .. most])
    scaled :: RealFrac b => Int -> b -> Integer
    scaled p y = round (y * 10 ^ p)
    candidates p =
      [ y
      | m <- shrinkIntegral (scaled p x) ++ [scaled p x]
      , let y = fromInteger m / 10 ^ p
      , places y == p, p < mine || abs y < abs x ]

shrinkChar :: Char -> [Char]
shrinkChar c = filter (simpler c) (nub candidates)
  where
    candidates = "abc" ++ [toLower c | isUpper c] ++ "ABC" ++ "123" ++ " \n"
    simpler x y = key y < key x
    key :: Char -> (Bool, Bool, Bool, Bool, Bool, Char)
    key y = (not (isLower y), not (isUpper y), not (isDigit y), y /= ' ', not (isSpace y), y)

-- steering generators

-- | Two changes of a generator after each other.
(><) :: (Gen a -> Gen a) -> (Gen a -> Gen a) -> Gen a -> Gen a
(><) f g = f . g

-- | Steers a generator by a whole number.
coarbitraryIntegral :: Integral a => a -> Gen b -> Gen b
coarbitraryIntegral = variant

-- | Steers a generator by a real number.
coarbitraryReal :: Real a => a -> Gen b -> Gen b
coarbitraryReal x = variant (numerator r) . variant (denominator r)
  where r = toRational x

-- | Steers a generator by a value's text.
coarbitraryShow :: Show a => a -> Gen b -> Gen b
coarbitraryShow x = coarbitrary (show x)

-- | Steers a generator by a value's number.
coarbitraryEnum :: Enum a => a -> Gen b -> Gen b
coarbitraryEnum = variant . fromEnum

-- lists

-- | A list of a given length.
vector :: Arbitrary a => Int -> Gen [a]
vector k = vectorOf k arbitrary

-- | A list in order.
orderedList :: (Ord a, Arbitrary a) => Gen [a]
orderedList = fmap sort arbitrary

-- | An endless list.
infiniteList :: Arbitrary a => Gen [a]
infiniteList = infiniteListOf arbitrary

-- instances

instance (CoArbitrary a, Arbitrary b) => Arbitrary (a -> b) where
  arbitrary = functionTo arbitrary

-- a function: at each argument the generator runs with that argument's choices
functionTo :: CoArbitrary a => Gen b -> Gen (a -> b)
functionTo g = MkGen (\c n x -> unGen (coarbitrary x g) c n)

instance CoArbitrary a => Arbitrary1 ((->) a) where
  liftArbitrary = functionTo

instance Arbitrary () where
  arbitrary = return ()

instance Arbitrary Bool where
  arbitrary = chooseEnum (False, True)
  shrink b = [False | b]

instance Arbitrary Ordering where
  arbitrary = elements [LT, EQ, GT]
  shrink o = case o of
    EQ -> []
    LT -> [EQ]
    GT -> [EQ, LT]

instance Arbitrary1 Maybe where
  liftArbitrary g = frequency [(1, return Nothing), (3, fmap Just g)]
  liftShrink _ Nothing = []
  liftShrink smaller (Just x) = Nothing : map Just (smaller x)

instance Arbitrary a => Arbitrary (Maybe a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance Arbitrary2 Either where
  liftArbitrary2 f g = oneof [fmap Left f, fmap Right g]
  liftShrink2 f _ (Left x) = map Left (f x)
  liftShrink2 _ g (Right y) = map Right (g y)

instance Arbitrary a => Arbitrary1 (Either a) where
  liftArbitrary = liftArbitrary2 arbitrary
  liftShrink = liftShrink2 shrink

instance (Arbitrary a, Arbitrary b) => Arbitrary (Either a b) where
  arbitrary = arbitrary2
  shrink = shrink2

instance Arbitrary1 [] where
  liftArbitrary = listOf
  liftShrink = shrinkList

instance Arbitrary a => Arbitrary [a] where
  arbitrary = arbitrary1
  shrink = shrink1

instance Integral a => Arbitrary (Ratio a) where
  arbitrary = sized (\n -> do
    d <- chooseInt (1, 1 `max` n)
    m <- chooseInt (negate n * d, n * d)
    return (fromIntegral m % fromIntegral d))
  shrink = shrinkRealFrac

instance Arbitrary a => Arbitrary (Complex a) where
  arbitrary = (:+) <$> arbitrary <*> arbitrary
  shrink (x :+ y) = [x' :+ y | x' <- shrink x] ++ [x :+ y' | y' <- shrink y]

instance Arbitrary2 (,) where
  liftArbitrary2 f g = (,) <$> f <*> g
  liftShrink2 f g (x, y) = [(x', y) | x' <- f x] ++ [(x, y') | y' <- g y]

instance Arbitrary a => Arbitrary1 ((,) a) where
  liftArbitrary = liftArbitrary2 arbitrary
  liftShrink = liftShrink2 shrink

instance (Arbitrary a, Arbitrary b) => Arbitrary (a, b) where
  arbitrary = arbitrary2
  shrink = shrink2

instance (Arbitrary a, Arbitrary b, Arbitrary c) => Arbitrary (a, b, c) where
  arbitrary = (,,) <$> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c) =
    [(a', b, c) | a' <- shrink a]
    ++ [(a, b', c) | b' <- shrink b]
    ++ [(a, b, c') | c' <- shrink c]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d) => Arbitrary (a, b, c, d) where
  arbitrary = (,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c, d) =
    [(a', b, c, d) | a' <- shrink a]
    ++ [(a, b', c, d) | b' <- shrink b]
    ++ [(a, b, c', d) | c' <- shrink c]
    ++ [(a, b, c, d') | d' <- shrink d]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e) => Arbitrary (a, b, c, d, e) where
  arbitrary = (,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c, d, e) =
    [(a', b, c, d, e) | a' <- shrink a]
    ++ [(a, b', c, d, e) | b' <- shrink b]
    ++ [(a, b, c', d, e) | c' <- shrink c]
    ++ [(a, b, c, d', e) | d' <- shrink d]
    ++ [(a, b, c, d, e') | e' <- shrink e]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e, Arbitrary f) => Arbitrary (a, b, c, d, e, f) where
  arbitrary = (,,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c, d, e, f) =
    [(a', b, c, d, e, f) | a' <- shrink a]
    ++ [(a, b', c, d, e, f) | b' <- shrink b]
    ++ [(a, b, c', d, e, f) | c' <- shrink c]
    ++ [(a, b, c, d', e, f) | d' <- shrink d]
    ++ [(a, b, c, d, e', f) | e' <- shrink e]
    ++ [(a, b, c, d, e, f') | f' <- shrink f]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e, Arbitrary f, Arbitrary g) => Arbitrary (a, b, c, d, e, f, g) where
  arbitrary = (,,,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c, d, e, f, g) =
    [(a', b, c, d, e, f, g) | a' <- shrink a]
    ++ [(a, b', c, d, e, f, g) | b' <- shrink b]
    ++ [(a, b, c', d, e, f, g) | c' <- shrink c]
    ++ [(a, b, c, d', e, f, g) | d' <- shrink d]
    ++ [(a, b, c, d, e', f, g) | e' <- shrink e]
    ++ [(a, b, c, d, e, f', g) | f' <- shrink f]
    ++ [(a, b, c, d, e, f, g') | g' <- shrink g]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e, Arbitrary f, Arbitrary g, Arbitrary h) => Arbitrary (a, b, c, d, e, f, g, h) where
  arbitrary = (,,,,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c, d, e, f, g, h) =
    [(a', b, c, d, e, f, g, h) | a' <- shrink a]
    ++ [(a, b', c, d, e, f, g, h) | b' <- shrink b]
    ++ [(a, b, c', d, e, f, g, h) | c' <- shrink c]
    ++ [(a, b, c, d', e, f, g, h) | d' <- shrink d]
    ++ [(a, b, c, d, e', f, g, h) | e' <- shrink e]
    ++ [(a, b, c, d, e, f', g, h) | f' <- shrink f]
    ++ [(a, b, c, d, e, f, g', h) | g' <- shrink g]
    ++ [(a, b, c, d, e, f, g, h') | h' <- shrink h]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e, Arbitrary f, Arbitrary g, Arbitrary h, Arbitrary i) => Arbitrary (a, b, c, d, e, f, g, h, i) where
  arbitrary = (,,,,,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c, d, e, f, g, h, i) =
    [(a', b, c, d, e, f, g, h, i) | a' <- shrink a]
    ++ [(a, b', c, d, e, f, g, h, i) | b' <- shrink b]
    ++ [(a, b, c', d, e, f, g, h, i) | c' <- shrink c]
    ++ [(a, b, c, d', e, f, g, h, i) | d' <- shrink d]
    ++ [(a, b, c, d, e', f, g, h, i) | e' <- shrink e]
    ++ [(a, b, c, d, e, f', g, h, i) | f' <- shrink f]
    ++ [(a, b, c, d, e, f, g', h, i) | g' <- shrink g]
    ++ [(a, b, c, d, e, f, g, h', i) | h' <- shrink h]
    ++ [(a, b, c, d, e, f, g, h, i') | i' <- shrink i]

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e, Arbitrary f, Arbitrary g, Arbitrary h, Arbitrary i, Arbitrary j) => Arbitrary (a, b, c, d, e, f, g, h, i, j) where
  arbitrary = (,,,,,,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (a, b, c, d, e, f, g, h, i, j) =
    [(a', b, c, d, e, f, g, h, i, j) | a' <- shrink a]
    ++ [(a, b', c, d, e, f, g, h, i, j) | b' <- shrink b]
    ++ [(a, b, c', d, e, f, g, h, i, j) | c' <- shrink c]
    ++ [(a, b, c, d', e, f, g, h, i, j) | d' <- shrink d]
    ++ [(a, b, c, d, e', f, g, h, i, j) | e' <- shrink e]
    ++ [(a, b, c, d, e, f', g, h, i, j) | f' <- shrink f]
    ++ [(a, b, c, d, e, f, g', h, i, j) | g' <- shrink g]
    ++ [(a, b, c, d, e, f, g, h', i, j) | h' <- shrink h]
    ++ [(a, b, c, d, e, f, g, h, i', j) | i' <- shrink i]
    ++ [(a, b, c, d, e, f, g, h, i, j') | j' <- shrink j]

instance Arbitrary Integer where
  arbitrary = arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int where
  arbitrary = arbitrarySizedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int8 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int16 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int32 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Int64 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Word8 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Word16 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Word32 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Word64 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink = shrinkIntegral

instance Arbitrary Word where
  arbitrary = arbitrarySizedNatural
  shrink = shrinkIntegral

instance Arbitrary Double where
  arbitrary = arbitrarySizedFractional
  shrink = shrinkDecimal

instance Arbitrary Float where
  arbitrary = arbitrarySizedFractional
  shrink = shrinkDecimal

instance HasResolution a => Arbitrary (Decimal.Fixed a) where
  arbitrary = arbitrarySizedFractional
  shrink = shrinkDecimal

instance Arbitrary Char where
  arbitrary = frequency [(3, arbitraryASCIIChar), (1, arbitraryUnicodeChar)]
  shrink = shrinkChar

instance (Ord a, Arbitrary a) => Arbitrary (Set.Set a) where
  arbitrary = fmap Set.fromList arbitrary
  shrink = shrinkMap Set.fromList Set.toList

instance (Ord k, Arbitrary k) => Arbitrary1 (Map.Map k) where
  liftArbitrary g = fmap Map.fromList (liftArbitrary (liftArbitrary g))
  liftShrink smaller = shrinkMapBy Map.fromList Map.toList (liftShrink (liftShrink smaller))

instance (Ord k, Arbitrary k, Arbitrary v) => Arbitrary (Map.Map k v) where
  arbitrary = arbitrary1
  shrink = shrink1

instance Arbitrary IntSet.IntSet where
  arbitrary = fmap IntSet.fromList arbitrary
  shrink = shrinkMap IntSet.fromList IntSet.toList

instance Arbitrary1 IntMap.IntMap where
  liftArbitrary g = fmap IntMap.fromList (liftArbitrary (liftArbitrary g))
  liftShrink smaller = shrinkMapBy IntMap.fromList IntMap.toList (liftShrink (liftShrink smaller))

instance Arbitrary a => Arbitrary (IntMap.IntMap a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance Arbitrary1 Sequence.Seq where
  liftArbitrary g = fmap Sequence.fromList (liftArbitrary g)
  liftShrink smaller = shrinkMapBy Sequence.fromList toItems (liftShrink smaller)
    where toItems = foldr (:) []

instance Arbitrary a => Arbitrary (Sequence.Seq a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance Arbitrary1 ZipList where
  liftArbitrary g = fmap ZipList (liftArbitrary g)
  liftShrink smaller (ZipList xs) = map ZipList (liftShrink smaller xs)

instance Arbitrary a => Arbitrary (ZipList a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance Arbitrary1 Identity where
  liftArbitrary g = fmap Identity g
  liftShrink smaller (Identity x) = map Identity (smaller x)

instance Arbitrary a => Arbitrary (Identity a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance Arbitrary2 Const where
  liftArbitrary2 g _ = fmap Const g
  liftShrink2 smaller _ (Const x) = map Const (smaller x)

instance Arbitrary a => Arbitrary1 (Const a) where
  liftArbitrary = liftArbitrary2 arbitrary
  liftShrink = liftShrink2 shrink

instance Arbitrary a => Arbitrary (Const a b) where
  arbitrary = fmap Const arbitrary
  shrink (Const x) = map Const (shrink x)

-- a tree's size is shared out among its branches
instance Arbitrary1 Tree where
  liftArbitrary g = sized (\n -> choose (0, n) >>= tree)
    where
      tree n = Node <$> g <*> (parts (n - 1) >>= mapM tree)
      parts n
        | n <= 0 = return []
        | otherwise = choose (1, n) >>= \k -> fmap (k :) (parts (n - k)) >>= shuffle
  liftShrink smaller = go
    where
      go (Node x ts) =
        ts ++ [Node y ts | y <- smaller x] ++ [Node x us | us <- shrinkList go ts]

instance Arbitrary a => Arbitrary (Tree a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance (Arbitrary1 f, Arbitrary1 g) => Arbitrary1 (Compose f g) where
  liftArbitrary g = fmap Compose (liftArbitrary (liftArbitrary g))
  liftShrink smaller (Compose x) = map Compose (liftShrink (liftShrink smaller) x)

instance Arbitrary Version where
  arbitrary = sized (\n -> do
    k <- choose (0, n `min` 10)
    first <- fmap part arbitrary
    rest <- vectorOf k (fmap part arbitrary)
    return (Version (first : rest) []))
    where part x = abs (x :: Int)
  shrink (Version b _) = [Version c [] | c <- shrink b, not (null c), all (>= 0) c]

instance Arbitrary ExitCode where
  arbitrary = frequency [(1, return ExitSuccess), (3, fmap ExitFailure arbitrary)]
  shrink (ExitFailure x) = ExitSuccess : [ExitFailure y | y <- shrink x]
  shrink ExitSuccess = []

instance (Arbitrary1 f, Arbitrary1 g, Arbitrary a) => Arbitrary (Compose f g a) where
  arbitrary = fmap Compose (liftArbitrary (liftArbitrary arbitrary))
  shrink (Compose x) = map Compose (liftShrink (liftShrink shrink) x)

instance (Arbitrary a, CoArbitrary a) => Arbitrary (Endo a) where
  arbitrary = fmap Endo arbitrary

instance Arbitrary a => Arbitrary (Dual a) where
  arbitrary = fmap Dual arbitrary
  shrink (Dual x) = map Dual (shrink x)

instance Arbitrary a => Arbitrary (Sum a) where
  arbitrary = fmap Sum arbitrary
  shrink (Sum x) = map Sum (shrink x)

instance Arbitrary a => Arbitrary (Product a) where
  arbitrary = fmap Product arbitrary
  shrink (Product x) = map Product (shrink x)

instance Arbitrary a => Arbitrary (First a) where
  arbitrary = fmap First arbitrary
  shrink (First x) = map First (shrink x)

instance Arbitrary a => Arbitrary (Last a) where
  arbitrary = fmap Last arbitrary
  shrink (Last x) = map Last (shrink x)

instance Arbitrary All where
  arbitrary = fmap All arbitrary
  shrink (All x) = map All (shrink x)

instance Arbitrary Any where
  arbitrary = fmap Any arbitrary
  shrink (Any x) = map Any (shrink x)

instance (Arbitrary a, CoArbitrary b) => CoArbitrary (a -> b) where
  coarbitrary f g = arbitrary >>= \xs -> coarbitrary (map f xs) g

instance CoArbitrary () where
  coarbitrary _ g = g

instance CoArbitrary Bool where
  coarbitrary = coarbitraryEnum

instance CoArbitrary Ordering where
  coarbitrary = coarbitraryEnum

instance CoArbitrary Char where
  coarbitrary = coarbitraryEnum

instance CoArbitrary a => CoArbitrary (Maybe a) where
  coarbitrary Nothing = variant (0 :: Int)
  coarbitrary (Just x) = variant (1 :: Int) . coarbitrary x

instance (CoArbitrary a, CoArbitrary b) => CoArbitrary (Either a b) where
  coarbitrary (Left x) = variant (0 :: Int) . coarbitrary x
  coarbitrary (Right y) = variant (1 :: Int) . coarbitrary y

instance CoArbitrary a => CoArbitrary [a] where
  coarbitrary [] = variant (0 :: Int)
  coarbitrary (x : xs) = variant (1 :: Int) . coarbitrary x . coarbitrary xs

instance Integral a => CoArbitrary (Ratio a) where
  coarbitrary r = variant (numerator r) . variant (denominator r)

instance CoArbitrary a => CoArbitrary (Complex a) where
  coarbitrary (x :+ y) = coarbitrary x . coarbitrary y

instance CoArbitrary a => CoArbitrary (Set.Set a) where
  coarbitrary = coarbitrary . Set.toList

instance (CoArbitrary k, CoArbitrary v) => CoArbitrary (Map.Map k v) where
  coarbitrary = coarbitrary . Map.toList

instance CoArbitrary IntSet.IntSet where
  coarbitrary = coarbitrary . IntSet.toList

instance CoArbitrary a => CoArbitrary (IntMap.IntMap a) where
  coarbitrary = coarbitrary . IntMap.toList

instance CoArbitrary a => CoArbitrary (Sequence.Seq a) where
  coarbitrary = coarbitrary . foldr (:) []

instance CoArbitrary a => CoArbitrary (Identity a) where
  coarbitrary = coarbitrary . runIdentity

instance CoArbitrary a => CoArbitrary (Sum a) where
  coarbitrary = coarbitrary . getSum

instance CoArbitrary a => CoArbitrary (Product a) where
  coarbitrary = coarbitrary . getProduct

instance CoArbitrary a => CoArbitrary (First a) where
  coarbitrary = coarbitrary . getFirst

instance CoArbitrary a => CoArbitrary (Last a) where
  coarbitrary = coarbitrary . getLast

instance CoArbitrary a => CoArbitrary (Dual a) where
  coarbitrary = coarbitrary . getDual

instance CoArbitrary a => CoArbitrary (ZipList a) where
  coarbitrary = coarbitrary . getZipList

instance CoArbitrary All where
  coarbitrary = coarbitrary . getAll

instance CoArbitrary Any where
  coarbitrary = coarbitrary . getAny

instance (Arbitrary a, CoArbitrary a) => CoArbitrary (Endo a) where
  coarbitrary = coarbitrary . appEndo

instance CoArbitrary a => CoArbitrary (Const a b) where
  coarbitrary = coarbitrary . getConst

instance CoArbitrary a => CoArbitrary (Tree a) where
  coarbitrary (Node x ts) = coarbitrary x . coarbitrary ts

instance CoArbitrary Version where
  coarbitrary (Version a b) = coarbitrary (a, b)

instance (CoArbitrary a, CoArbitrary b) => CoArbitrary (a, b) where
  coarbitrary (a, b) = coarbitrary a . coarbitrary b

instance (CoArbitrary a, CoArbitrary b, CoArbitrary c) => CoArbitrary (a, b, c) where
  coarbitrary (a, b, c) = coarbitrary a . coarbitrary b . coarbitrary c

instance (CoArbitrary a, CoArbitrary b, CoArbitrary c, CoArbitrary d) => CoArbitrary (a, b, c, d) where
  coarbitrary (a, b, c, d) = coarbitrary a . coarbitrary b . coarbitrary c . coarbitrary d

instance (CoArbitrary a, CoArbitrary b, CoArbitrary c, CoArbitrary d, CoArbitrary e) => CoArbitrary (a, b, c, d, e) where
  coarbitrary (a, b, c, d, e) = coarbitrary a . coarbitrary b . coarbitrary c . coarbitrary d . coarbitrary e

instance CoArbitrary Integer where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Int where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Int8 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Int16 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Int32 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Int64 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Word where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Word8 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Word16 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Word32 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Word64 where
  coarbitrary = coarbitraryIntegral

instance CoArbitrary Double where
  coarbitrary = coarbitraryReal

instance HasResolution a => CoArbitrary (Decimal.Fixed a) where
  coarbitrary = coarbitraryReal

instance CoArbitrary Float where
  coarbitrary = coarbitraryReal

deriving newtype instance Arbitrary CChar
deriving newtype instance Arbitrary CSChar
deriving newtype instance Arbitrary CUChar
deriving newtype instance Arbitrary CShort
deriving newtype instance Arbitrary CUShort
deriving newtype instance Arbitrary CInt
deriving newtype instance Arbitrary CUInt
deriving newtype instance Arbitrary CLong
deriving newtype instance Arbitrary CULong
deriving newtype instance Arbitrary CPtrdiff
deriving newtype instance Arbitrary CSize
deriving newtype instance Arbitrary CWchar
deriving newtype instance Arbitrary CSigAtomic
deriving newtype instance Arbitrary CLLong
deriving newtype instance Arbitrary CULLong
deriving newtype instance Arbitrary CIntPtr
deriving newtype instance Arbitrary CUIntPtr
deriving newtype instance Arbitrary CIntMax
deriving newtype instance Arbitrary CUIntMax
deriving newtype instance Arbitrary CClock
deriving newtype instance Arbitrary CTime
deriving newtype instance Arbitrary CUSeconds
deriving newtype instance Arbitrary CSUSeconds
deriving newtype instance Arbitrary CFloat
deriving newtype instance Arbitrary CDouble
