-- | Generators: functions from a tree of choices and a size to a value.
module Test.QuickCheck.Gen
  ( Gen(..)
  , choose, chooseAny, chooseInt, chooseInteger, chooseEnum, chooseBoundedIntegral, chooseInt64, chooseWord64, chooseUpTo
  , elements, growingElements, oneof, frequency
  , sized, getSize, resize, scale, variant
  , suchThat, suchThatMap, suchThatMaybe
  , listOf, listOf1, vectorOf, infiniteListOf, shuffle, sublistOf
  , generate, sample, sample'
  ) where

import Control.Monad.Fix (MonadFix(..))
import Data.Int (Int64)
import Data.Word (Word64)
import System.Random (Random(..))
import Test.QuickCheck.Random


-- | A generator of values: given choices and a size, it is a pure function.
newtype Gen a = MkGen { unGen :: Choices -> Int -> a }

instance Functor Gen where
  fmap f (MkGen g) = MkGen (\c n -> f (g c n))

instance Applicative Gen where
  pure x = MkGen (\_ _ -> x)
  MkGen f <*> MkGen g = MkGen (\c n -> case c of Choices _ l r -> f l n (g r n))
  _ *> q = q
  p <* _ = p

instance Monad Gen where
  return = pure
  MkGen g >>= k = MkGen (\c n -> case c of Choices _ l r -> unGen (k (g l n)) r n)
  (>>) = (*>)

instance MonadFix Gen where
  mfix f = MkGen (\c n -> let x = unGen (f x) c n in x)

-- | A value between two bounds, both included.
choose :: Random a => (a, a) -> Gen a
choose r = MkGen (\c _ -> fst (randomR r c))

-- | Any value of a type.
chooseAny :: Random a => Gen a
chooseAny = MkGen (\c _ -> fst (random c))

-- | An Int between two bounds.
chooseInt :: (Int, Int) -> Gen Int
chooseInt = choose

-- | An Integer between two bounds.
chooseInteger :: (Integer, Integer) -> Gen Integer
chooseInteger = choose

-- | An Int64 between two bounds.
chooseInt64 :: (Int64, Int64) -> Gen Int64
chooseInt64 = choose

-- | A Word64 between two bounds.
chooseWord64 :: (Word64, Word64) -> Gen Word64
chooseWord64 = choose

-- | A Word64 up to a bound.
chooseUpTo :: Word64 -> Gen Word64
chooseUpTo n = choose (0, n)

-- | A value of an enumeration between two bounds.
chooseEnum :: Enum a => (a, a) -> Gen a
chooseEnum (a, b) = fmap toEnum (chooseInt (fromEnum a, fromEnum b))

-- | A whole number between two bounds.
chooseBoundedIntegral :: (Bounded a, Integral a) => (a, a) -> Gen a
chooseBoundedIntegral (a, b) = fmap fromInteger (chooseInteger (toInteger a, toInteger b))

-- one choice out of n
choice :: Int -> Gen Int
choice n = MkGen (\c _ -> pick n c)

-- | One of the given values.
elements :: [a] -> Gen a
elements [] = error "QuickCheck.elements used with empty list"
elements xs = fmap (xs !!) (choice (length xs))

-- | One of a prefix of the given values; the prefix grows with the size.
growingElements :: [a] -> Gen a
growingElements [] = error "QuickCheck.growingElements used with empty list"
growingElements xs = sized (\n -> elements (take (1 `max` upTo n) xs))
  where
    k = length xs
    -- the whole list from size 100 on
    upTo n = (digits n + 1) * k `div` (digits 100)
    digits m = round (100 * log (fromIntegral (m + 1) :: Double)) :: Int

-- | Runs one of the given generators.
oneof :: [Gen a] -> Gen a
oneof [] = error "QuickCheck.oneof used with empty list"
oneof gs = choice (length gs) >>= (gs !!)

-- | Runs one of the given generators; the numbers say how often.
frequency :: [(Int, Gen a)] -> Gen a
frequency [] = error "QuickCheck.frequency used with empty list"
frequency gs
  | any ((< 0) . fst) gs = error "QuickCheck.frequency: negative weight"
  | all ((== 0) . fst) gs = error "QuickCheck.frequency: all weights were zero"
  | otherwise = choice (sum (map fst gs)) >>= at gs
  where
    at ((k, g) : rest) i
      | i < k = g
      | otherwise = at rest (i - k)
    at [] _ = error "QuickCheck.frequency used with empty list"

-- | A generator that knows the size.
sized :: (Int -> Gen a) -> Gen a
sized f = MkGen (\c n -> unGen (f n) c n)

-- | The size.
getSize :: Gen Int
getSize = MkGen (\_ n -> n)

-- | Runs a generator with another size.
resize :: Int -> Gen a -> Gen a
resize n (MkGen g)
  | n < 0 = error "Test.QuickCheck.resize: negative size"
  | otherwise = MkGen (\c _ -> g c n)

-- | Runs a generator with a changed size.
scale :: (Int -> Int) -> Gen a -> Gen a
scale f g = sized (\n -> resize (f n) g)

-- | A generator that makes other choices for each number.
variant :: Integral n => n -> Gen a -> Gen a
variant k (MkGen g) = MkGen (\c n -> g (walk code c) n)
  where
    i = toInteger k
    code = if i >= 0 then 2 * i else -2 * i - 1
    -- two steps for each binary digit, one to end: no number's path is the beginning of another's
    walk :: Integer -> Choices -> Choices
    walk m (Choices _ l r)
      | m == 0 = l
      | otherwise = case r of
          Choices _ l' r' -> walk ((m - 1) `div` 2) (if even m then l' else r')

-- | Only values with a property; the size grows until one is found.
suchThat :: Gen a -> (a -> Bool) -> Gen a
g `suchThat` p = g `suchThatMap` (\x -> if p x then Just x else Nothing)

-- | Only the values a function accepts, changed by it.
suchThatMap :: Gen a -> (a -> Maybe b) -> Gen b
suchThatMap g f = MkGen (\c n -> attempts n n c)
  where
    -- along the right edge of the tree, with sizes base .. 2 * base, and again from a larger base
    attempts base n c@(Choices _ l r)
      | n > 2 * base = attempts (base + 1) (base + 1) c
      | otherwise = case f (unGen g l n) of
          Just y -> y
          Nothing -> attempts base (n + 1) r

-- | A value with a property, unless it takes too many attempts.
suchThatMaybe :: Gen a -> (a -> Bool) -> Gen (Maybe a)
suchThatMaybe g p = MkGen (\c n -> attempts (2 * n) n c)
  where
    attempts end n (Choices _ l r)
      | n > end = Nothing
      | p x = Just x
      | otherwise = attempts end (n + 1) r
      where x = unGen g l n

-- | A list, not longer than the size.
listOf :: Gen a -> Gen [a]
listOf g = sized (\n -> chooseInt (0, n) >>= \k -> vectorOf k g)

-- | A list that is not empty, not longer than the size.
listOf1 :: Gen a -> Gen [a]
listOf1 g = sized (\n -> chooseInt (1, 1 `max` n) >>= \k -> vectorOf k g)

-- | A list of a given length.
vectorOf :: Int -> Gen a -> Gen [a]
vectorOf k (MkGen g) = MkGen (\c n -> items n k c)
  where
    items n i c
      | i <= 0 = []
      | otherwise = case c of Choices _ l r -> g l n : items n (i - 1) r

-- | An endless list.
infiniteListOf :: Gen a -> Gen [a]
infiniteListOf (MkGen g) = MkGen (\c n -> items n c)
  where items n (Choices _ l r) = g l n : items n r

-- | The values in another order.
shuffle :: [a] -> Gen [a]
shuffle xs = go (length xs) xs
  where
    go _ [] = return []
    go n ys = do
      i <- choice n
      case splitAt i ys of
        (before, y : after) -> fmap (y :) (go (n - 1) (before ++ after))
        (before, []) -> return before

-- | Some of the values, in order.
sublistOf :: [a] -> Gen [a]
sublistOf xs = fmap concat (mapM (\x -> fmap (\i -> [x | i == 1]) (choice 2)) xs)

-- | Runs a generator.
generate :: Gen a -> IO a
generate (MkGen g) = do
  c <- newQCGen
  return (g c 30)

-- | Some examples of a generator.
sample' :: Gen a -> IO [a]
sample' g = generate (mapM (\n -> resize n g) [0, 2 .. 20])

-- | Prints some examples of a generator.
sample :: Show a => Gen a -> IO ()
sample g = sample' g >>= mapM_ print
