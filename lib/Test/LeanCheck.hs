-- | Testing properties for the smallest values, listed in tiers of the same size.
module Test.LeanCheck
  ( holds, fails, exists, (==>), counterExample, counterExamples, witness, witnesses
  , check, checkFor, checkResult, checkResultFor
  , holdsPlaced, failsPlaced, checkPlaced, checkForPlaced, checkResultPlaced, checkResultForPlaced
  , Listable(..)
  , cons0, cons1, cons2, cons3, cons4, cons5, cons6, cons7, cons8, cons9, cons10, cons11, cons12
  , delay, reset, ofWeight, addWeight, suchThat
  , (\/), (\\//), (><), productWith, mapT, filterT, concatT, concatMapT, deleteT, normalizeT, toTiers
  , setCons, bagCons, noDupListCons, mapCons, listCons
  , product3With, productMaybeWith, listsOf, setsOf, bagsOf, noDupListsOf, products, listsOfLength
  , tiersFloating, tiersFractional, listFloating, listFractional, listIntegral, (+|)
  , Testable(..), results
  ) where

import Control.Exception (ErrorCall(..), SomeException, evaluate, throwIO, try)
import Data.Complex (Complex(..))
import Data.Int (Int8, Int16, Int32, Int64)
import Data.List (delete)
import Data.Maybe (listToMaybe)
import Data.Ratio (Ratio)
import Data.Word (Word8, Word16, Word32, Word64)
import Foreign.C.Types
import Needle.Check (precondition)
import Needle.Suite (Body(..), Place, Suite(..), handOver, refutedBy)
import System.IO.Unsafe (unsafePerformIO)

infixr 0 ==>
infixr 5 +|
infixr 7 \/
infixr 7 \\//
infixr 8 ><

-- | Types whose values can be listed, in tiers or one by one.
class Listable a where
  -- | The values in tiers: each tier is a finite list of values of one size.
  tiers :: [[a]]
  -- | The values.
  list :: [a]
  tiers = toTiers list
  list = concat tiers

-- | Each value a tier of its own.
toTiers :: [a] -> [[a]]
toTiers = map (: [])

-- combining tiers

-- | The values of both, tier by tier.
(\/) :: [[a]] -> [[a]] -> [[a]]
xss \/ [] = xss
[] \/ yss = yss
(xs : xss) \/ (ys : yss) = (xs ++ ys) : (xss \/ yss)

-- | The values of both by turns within each tier.
(\\//) :: [[a]] -> [[a]] -> [[a]]
xss \\// [] = xss
[] \\// yss = yss
(xs : xss) \\// (ys : yss) = (xs +| ys) : (xss \\// yss)

-- | The values of both lists by turns.
(+|) :: [a] -> [a] -> [a]
[] +| ys = ys
(x : xs) +| ys = x : (ys +| xs)

-- | All pairs; the size of a pair is the sum of the sizes.
(><) :: [[a]] -> [[b]] -> [[(a, b)]]
(><) = productWith (,)

-- | A function on all pairs.
productWith :: (a -> b -> c) -> [[a]] -> [[b]] -> [[c]]
productWith _ [] _ = []
productWith _ _ [] = []
productWith f (xs : xss) yss = map (\ys -> [f x y | x <- xs, y <- ys]) yss \/ delay (productWith f xss yss)

-- | A function on all triples.
product3With :: (a -> b -> c -> d) -> [[a]] -> [[b]] -> [[c]] -> [[d]]
product3With f xss yss zss = productWith ($) (productWith f xss yss) zss

-- | A partial function on all pairs.
productMaybeWith :: (a -> b -> Maybe c) -> [[a]] -> [[b]] -> [[c]]
productMaybeWith f xss yss = map (\ms -> [z | Just z <- ms]) (productWith f xss yss)

-- | A function on all values.
mapT :: (a -> b) -> [[a]] -> [[b]]
mapT = map . map

-- | Only the values with a property.
filterT :: (a -> Bool) -> [[a]] -> [[a]]
filterT = map . filter

-- | Tiers of tiers as tiers; sizes are added.
concatT :: [[[[a]]]] -> [[a]]
concatT = foldr (\level rest -> foldr (\/) [] level \/ ([] : rest)) []

-- | The tiers a function gives for each value.
concatMapT :: (a -> [[b]]) -> [[a]] -> [[b]]
concatMapT f = concatT . mapT f

-- | The tiers without the first occurrence of a value.
deleteT :: Eq a => a -> [[a]] -> [[a]]
deleteT _ [] = []
deleteT y (xs : xss)
  | y `elem` xs = normalizeT (delete y xs : xss)
  | otherwise = xs : deleteT y xss

-- | The tiers without empty ones at the end, if there are few.
normalizeT :: [[a]] -> [[a]]
normalizeT [] = []
normalizeT [[]] = []
normalizeT [[], []] = []
normalizeT (xs : xss) = xs : normalizeT xss

-- | One size larger.
delay :: [[a]] -> [[a]]
delay = ([] :)

-- | The smallest values get size 0.
reset :: [[a]] -> [[a]]
reset = dropWhile null

-- | The smallest values get a given size.
ofWeight :: [[a]] -> Int -> [[a]]
ofWeight xss w = reset xss `addWeight` w

-- | Larger by a number.
addWeight :: [[a]] -> Int -> [[a]]
addWeight xss w = replicate w [] ++ xss

-- | Only the values with a property.
suchThat :: [[a]] -> (a -> Bool) -> [[a]]
suchThat = flip filterT

-- constructors

-- | A constructor without fields.
cons0 :: a -> [[a]]
cons0 x = [[x]]

-- | A constructor with one field.
cons1 :: Listable a => (a -> b) -> [[b]]
cons1 f = delay (fields1 f)

-- | A constructor with two fields.
cons2 :: (Listable a, Listable b) => (a -> b -> c) -> [[c]]
cons2 f = delay (fields2 f)

-- | A constructor with three fields.
cons3 :: (Listable a, Listable b, Listable c) => (a -> b -> c -> d) -> [[d]]
cons3 f = delay (fields3 f)

-- | A constructor with four fields.
cons4 :: (Listable a, Listable b, Listable c, Listable d) => (a -> b -> c -> d -> e) -> [[e]]
cons4 f = delay (fields4 f)

-- | A constructor with five fields.
cons5 :: (Listable a, Listable b, Listable c, Listable d, Listable e) => (a -> b -> c -> d -> e -> f) -> [[f]]
cons5 f = delay (fields5 f)

-- | A constructor with six fields.
cons6
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f)
  => (a -> b -> c -> d -> e -> f -> g) -> [[g]]
cons6 f = delay (fields6 f)

-- | A constructor with seven fields.
cons7
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g)
  => (a -> b -> c -> d -> e -> f -> g -> h) -> [[h]]
cons7 f = delay (fields7 f)

-- | A constructor with eight fields.
cons8
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i) -> [[i]]
cons8 f = delay (fields8 f)

-- | A constructor with nine fields.
cons9
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j) -> [[j]]
cons9 f = delay (fields9 f)

-- | A constructor with ten fields.
cons10
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i, Listable j)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j -> k) -> [[k]]
cons10 f = delay (fields10 f)

-- | A constructor with eleven fields.
cons11
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i, Listable j, Listable k)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j -> k -> l) -> [[l]]
cons11 f = delay (fields11 f)

-- | A constructor with twelve fields.
cons12
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i, Listable j, Listable k, Listable l)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j -> k -> l -> m) -> [[m]]
cons12 f = delay (fields12 f)

-- the fields' tiers combined: the first field with all the others

fields1 :: Listable a => (a -> b) -> [[b]]
fields1 f = mapT f tiers

fields2 :: (Listable a, Listable b) => (a -> b -> c) -> [[c]]
fields2 f = productWith f tiers tiers

fields3 :: (Listable a, Listable b, Listable c) => (a -> b -> c -> d) -> [[d]]
fields3 f = productWith (\a (b, c) -> f a b c) tiers (fields2 (,))

fields4 :: (Listable a, Listable b, Listable c, Listable d) => (a -> b -> c -> d -> e) -> [[e]]
fields4 f = productWith (\a (b, c, d) -> f a b c d) tiers (fields3 (,,))

fields5 :: (Listable a, Listable b, Listable c, Listable d, Listable e) => (a -> b -> c -> d -> e -> f) -> [[f]]
fields5 f = productWith (\a (b, c, d, e) -> f a b c d e) tiers (fields4 (,,,))

fields6
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f)
  => (a -> b -> c -> d -> e -> f -> g) -> [[g]]
fields6 f = productWith (\a (b, c, d, e, f') -> f a b c d e f') tiers (fields5 (,,,,))

fields7
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g)
  => (a -> b -> c -> d -> e -> f -> g -> h) -> [[h]]
fields7 f = productWith (\a (b, c, d, e, f', g) -> f a b c d e f' g) tiers (fields6 (,,,,,))

fields8
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i) -> [[i]]
fields8 f = productWith (\a (b, c, d, e, f', g, h) -> f a b c d e f' g h) tiers (fields7 (,,,,,,))

fields9
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j) -> [[j]]
fields9 f = productWith (\a (b, c, d, e, f', g, h, i) -> f a b c d e f' g h i) tiers (fields8 (,,,,,,,))

fields10
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i, Listable j)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j -> k) -> [[k]]
fields10 f = productWith (\a (b, c, d, e, f', g, h, i, j) -> f a b c d e f' g h i j) tiers (fields9 (,,,,,,,,))

fields11
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i, Listable j, Listable k)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j -> k -> l) -> [[l]]
fields11 f = productWith (\a (b, c, d, e, f', g, h, i, j, k) -> f a b c d e f' g h i j k) tiers (fields10 (,,,,,,,,,))

fields12
  :: (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g, Listable h, Listable i, Listable j, Listable k, Listable l)
  => (a -> b -> c -> d -> e -> f -> g -> h -> i -> j -> k -> l -> m) -> [[m]]
fields12 f = productWith (\a (b, c, d, e, f', g, h, i, j, k, l) -> f a b c d e f' g h i j k l) tiers (fields11 (,,,,,,,,,,))

-- | A constructor whose field is a list.
listCons :: Listable a => ([a] -> b) -> [[b]]
listCons = flip mapT (listsOf tiers)

-- | A constructor whose field is a list where the order does not matter.
bagCons :: Listable a => ([a] -> b) -> [[b]]
bagCons = flip mapT (bagsOf tiers)

-- | A constructor whose field is a list where neither order nor repetition matters.
setCons :: Listable a => ([a] -> b) -> [[b]]
setCons = flip mapT (setsOf tiers)

-- | A constructor whose field is a list without repetitions.
noDupListCons :: Listable a => ([a] -> b) -> [[b]]
noDupListCons = flip mapT (noDupListsOf tiers)

-- | A constructor whose field is a list of keys and values.
mapCons :: (Listable a, Listable b) => ([(a, b)] -> c) -> [[c]]
mapCons = flip mapT (concatMapT (\ks -> mapT (zip ks) (products (map (const tiers) ks))) (setsOf tiers))

-- lists of values

-- | Lists with an item of each of the tiers.
products :: [[[a]]] -> [[[a]]]
products = foldr (productWith (:)) [[[]]]

-- | All lists.
listsOf :: [[a]] -> [[[a]]]
listsOf xss = cons0 [] \/ delay (productWith (:) xss (listsOf xss))

-- | All lists of a length.
listsOfLength :: Int -> [[a]] -> [[[a]]]
listsOfLength n xss = products (replicate n xss)

-- | All lists without repetitions.
noDupListsOf :: [[a]] -> [[[a]]]
noDupListsOf = grown id (\before _ after -> before ++ after)

-- | All lists up to order.
bagsOf :: [[a]] -> [[[a]]]
bagsOf = grown (const []) (\_ x after -> x : after)

-- | All lists up to order and repetition.
setsOf :: [[a]] -> [[[a]]]
setsOf = grown (const []) (\_ _ after -> after)

-- lists made of a head and of what may follow it: of earlier tiers, of its own tier, and all later tiers
grown :: ([a] -> [a]) -> ([a] -> a -> [a] -> [a]) -> [[a]] -> [[[a]]]
grown earlier same xss = [[]] : concatT (heads [] xss)
  where
    heads _ [] = []
    heads past (xs : later) =
      [mapT (x :) (grown earlier same (reverse past ++ same before x after : later)) | (before, x, after) <- spots [] xs]
      : heads (earlier xs : past) later
    spots _ [] = []
    spots before (y : ys) = (reverse before, y, ys) : spots (y : before) ys

-- numbers

-- | 0, 1, -1, 2, -2, .. as far as the type goes.
listIntegral :: (Ord a, Num a) => [a]
listIntegral = 0 : (rising 1 +| falling (-1))
  where
    rising n = if n > 0 then n : rising' n (n + 1) else []
    rising' n m = if m > n then m : rising' m (m + 1) else []
    falling n = if n < 0 then n : falling' n (n - 1) else []
    falling' n m = if m < n then m : falling' m (m - 1) else []

-- | 0 and all fractions in lowest terms, positive and negative by turns.
listFractional :: (Ord a, Fractional a) => [a]
listFractional = 0 : (takeWhile (> 0) positives +| takeWhile (< 0) (map negate positives))
  where
    positives = map fromRational (iterate following 1)
    -- Newman's step through the tree of Calkin and Wilf
    following q = recip (2 * fromInteger (floor q) - q + 1)

-- | The fractions with the infinities after 2.
listFloating :: (Ord a, Fractional a) => [a]
listFloating = case span (< 2) listFractional of
  (start, two : more) -> start ++ two : 1 / 0 : -1 / 0 : more
  (start, []) -> start

-- | The fractions, each a tier.
tiersFractional :: (Ord a, Fractional a) => [[a]]
tiersFractional = toTiers listFractional

-- | The fractions with the infinities, each a tier.
tiersFloating :: (Ord a, Fractional a) => [[a]]
tiersFloating = toTiers listFloating

instance Listable () where
  list = [()]

instance Listable Bool where
  tiers = cons0 False \/ cons0 True

instance Listable Ordering where
  tiers = cons0 LT \/ cons0 EQ \/ cons0 GT

instance Listable Char where
  list = ['a' .. 'z'] +| " \n" +| ['A' .. 'Z'] +| ['0' .. '9'] +| ['!' .. '/'] +| "\t" +| [':' .. '@'] +| ['[' .. '`'] +| ['{' .. '~']

instance Listable a => Listable (Maybe a) where
  tiers = cons0 Nothing \/ cons1 Just

instance (Listable a, Listable b) => Listable (Either a b) where
  tiers = reset (cons1 Left) \\// reset (cons1 Right)

instance Listable a => Listable [a] where
  tiers = cons0 [] \/ cons2 (:)

instance Listable Float where
  list = listFloating

instance Listable Double where
  list = listFloating

instance (Integral a, Listable a) => Listable (Ratio a) where
  list = listFractional

instance (RealFloat a, Listable a) => Listable (Complex a) where
  tiers = cons2 (:+)

instance (Listable a, Listable b) => Listable (a, b) where
  tiers = reset (cons2 (,))

instance (Listable a, Listable b, Listable c) => Listable (a, b, c) where
  tiers = reset (cons3 (,,))

instance (Listable a, Listable b, Listable c, Listable d) => Listable (a, b, c, d) where
  tiers = reset (cons4 (,,,))

instance (Listable a, Listable b, Listable c, Listable d, Listable e) => Listable (a, b, c, d, e) where
  tiers = reset (cons5 (,,,,))

instance (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f) => Listable (a, b, c, d, e, f) where
  tiers = reset (cons6 (,,,,,))

instance (Listable a, Listable b, Listable c, Listable d, Listable e, Listable f, Listable g) => Listable (a, b, c, d, e, f, g) where
  tiers = reset (cons7 (,,,,,,))

instance Listable Int where
  list = listIntegral

instance Listable Integer where
  list = listIntegral

instance Listable Word where
  list = listIntegral

instance Listable Int8 where
  list = listIntegral

instance Listable Int16 where
  list = listIntegral

instance Listable Int32 where
  list = listIntegral

instance Listable Int64 where
  list = listIntegral

instance Listable Word8 where
  list = listIntegral

instance Listable Word16 where
  list = listIntegral

instance Listable Word32 where
  list = listIntegral

instance Listable Word64 where
  list = listIntegral

-- properties

-- | Types of things that can be tested.
class Testable a where
  -- | The arguments' texts and the outcomes, in tiers.
  resultiers :: a -> [[([String], Bool)]]

instance Testable Bool where
  resultiers b = [[([], b)]]

instance (Show a, Listable a, Testable b) => Testable (a -> b) where
  resultiers p = concatMapT (\x -> mapT (\(args, b) -> (showsPrec 11 x "" : args, b)) (resultiers (p x))) tiers

-- | The arguments' texts and the outcomes.
results :: Testable a => a -> [([String], Bool)]
results = concat . resultiers

-- | The counterexamples among a number of tests.
counterExamples :: Testable a => Int -> a -> [[String]]
counterExamples n p = [args | (args, False) <- take n (results p)]

-- | The first counterexample among a number of tests.
counterExample :: Testable a => Int -> a -> Maybe [String]
counterExample n = listToMaybe . counterExamples n

-- | The examples among a number of tests.
witnesses :: Testable a => Int -> a -> [[String]]
witnesses n p = [args | (args, True) <- take n (results p)]

-- | The first example among a number of tests.
witness :: Testable a => Int -> a -> Maybe [String]
witness n = listToMaybe . witnesses n

-- | Whether a property holds for a number of tests.
holds :: Testable a => Int -> a -> Bool
holds = holdsPlaced ""

-- | Whether a property fails for some of a number of tests.
fails :: Testable a => Int -> a -> Bool
fails = failsPlaced ""

-- | Whether a property holds for some of a number of tests.
exists :: Testable a => Int -> a -> Bool
exists n = any snd . take n . results

-- | The second if the first.
(==>) :: Bool -> Bool -> Bool
p ==> q = if precondition p then q else True

-- | Tests a property for 200 values and prints the outcome.
check :: Testable a => a -> IO ()
check = checkPlaced ""

-- | Tests a property for a number of values and prints the outcome.
checkFor :: Testable a => Int -> a -> IO ()
checkFor = checkForPlaced ""

-- | Tests a property for 200 values, prints the outcome and says whether it holds.
checkResult :: Testable a => a -> IO Bool
checkResult = checkResultPlaced ""

-- | Tests a property for a number of values, prints the outcome and says whether it holds.
checkResultFor :: Testable a => Int -> a -> IO Bool
checkResultFor = checkResultForPlaced ""

-- the same, called at a place (Needle.Suite)

-- Suites are lists of truth values, too: one that is asked for while a program tells its tests is a test.
holdsPlaced :: Testable a => Place -> Int -> a -> Bool
holdsPlaced place n p =
  unsafePerformIO (handOver True [Test "" place (Examined (return (fmap refutedBy (counterExample n p))))] (return (holdFor n p)))

failsPlaced :: Testable a => Place -> Int -> a -> Bool
failsPlaced place n p = unsafePerformIO (handOver True [Test "" place (Once refuted)] (return (not (holdFor n p))))
  where refuted = if holdFor n p then throwIO (ErrorCall "no value refutes it") else return ()

holdFor :: Testable a => Int -> a -> Bool
holdFor n = all snd . take n . results

checkPlaced :: Testable a => Place -> a -> IO ()
checkPlaced place p = checkResultPlaced place p >> return ()

checkForPlaced :: Testable a => Place -> Int -> a -> IO ()
checkForPlaced place n p = checkResultForPlaced place n p >> return ()

checkResultPlaced :: Testable a => Place -> a -> IO Bool
checkResultPlaced place = checkResultForPlaced place 200

checkResultForPlaced :: Testable a => Place -> Int -> a -> IO Bool
checkResultForPlaced place n p =
  handOver True [Test "" place (Examined (return (fmap refutedBy (counterExample n p))))] (checkedFor n p)

checkedFor :: Testable a => Int -> a -> IO Bool
checkedFor n p = go 0 (take n (results p))
  where
    go k [] = do
      putStrLn ("+++ OK, passed " ++ show k ++ " tests" ++ (if k < n then " (exhausted)" else "") ++ ".")
      return True
    go k ((args, b) : rest) = do
      outcome <- try (evaluate b)
      case outcome of
        Right True -> let k' = k + 1 in k' `seq` go k' rest
        Right False -> failed (k + 1) "Falsifiable" args
        Left e -> failed (k + 1) ("Exception '" ++ show (e :: SomeException) ++ "'") args
    failed :: Int -> String -> [String] -> IO Bool
    failed k what args = do
      putStrLn ("*** Failed! " ++ what ++ " (after " ++ show k ++ " tests):")
      putStrLn (joined args)
      return False
    joined args
      | any ('\n' `elem`) args = unlines (map chomped args)
      | otherwise = unwords args
    chomped s = case reverse s of
      '\n' : r -> reverse r
      _ -> s

deriving newtype instance Listable CChar
deriving newtype instance Listable CSChar
deriving newtype instance Listable CUChar
deriving newtype instance Listable CShort
deriving newtype instance Listable CUShort
deriving newtype instance Listable CInt
deriving newtype instance Listable CUInt
deriving newtype instance Listable CLong
deriving newtype instance Listable CULong
deriving newtype instance Listable CPtrdiff
deriving newtype instance Listable CSize
deriving newtype instance Listable CWchar
deriving newtype instance Listable CSigAtomic
deriving newtype instance Listable CBool
deriving newtype instance Listable CLLong
deriving newtype instance Listable CULLong
deriving newtype instance Listable CIntPtr
deriving newtype instance Listable CUIntPtr
deriving newtype instance Listable CIntMax
deriving newtype instance Listable CUIntMax
deriving newtype instance Listable CClock
deriving newtype instance Listable CTime
deriving newtype instance Listable CUSeconds
deriving newtype instance Listable CSUSeconds
deriving newtype instance Listable CFloat
deriving newtype instance Listable CDouble
