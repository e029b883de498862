{-# LANGUAGE DefaultSignatures, ExistentialQuantification, FlexibleContexts, RankNTypes, TypeOperators, PatternSynonyms, ViewPatterns #-}
-- | Functions that can be shown and made smaller.
module Test.QuickCheck.Function
  ( Fun(..), applyFun, apply, applyFun2, applyFun3
  , (:->), Function(..)
  , functionMap, functionShow, functionIntegral, functionRealFrac, functionBoundedEnum, functionVoid
  , functionMapWith, functionEitherWith, functionPairWith
  , pattern Fn, pattern Fn2, pattern Fn3
  ) where

import Control.Applicative (Const(..))
import Data.Char (chr, ord)
import Data.Complex (Complex(..))
import Data.Fixed (HasResolution)
import qualified Data.Fixed as Decimal
import Data.Functor.Identity (Identity(..))
import Data.Int (Int8, Int16, Int32, Int64)
import qualified Data.IntMap as IntMap
import qualified Data.IntSet as IntSet
import Data.IORef (IORef, newIORef, readIORef, writeIORef)
import Data.List (intercalate, nub)
import qualified Data.Map as Map
import qualified Data.Monoid as Monoid
import Data.Ratio (Ratio, (%), numerator, denominator)
import qualified Data.Sequence as Sequence
import qualified Data.Set as Set
import Data.Tree (Tree(..))
import Data.Word (Word8, Word16, Word32, Word64)
import GHC.Generics
import System.IO.Unsafe (unsafePerformIO)
import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Exception (tryEvaluate)
import Test.QuickCheck.Random (tellsFunctions)

-- | A partial function as a tree over the structure of its argument.
data a :-> c
  = Nil
  | Only a c
  | Table (a -> a -> Bool) [(a, c)]
  | forall x y. Pair (a -> (x, y)) ((x, y) -> a) (x :-> (y :-> c))
  | forall x y. Sum (a -> Either x y) (Either x y -> a) (x :-> c) (y :-> c)
  | forall b. Map (a -> b) (b -> a) (b :-> c)

instance Functor ((:->) a) where
  fmap _ Nil = Nil
  fmap f (Only x c) = Only x (f c)
  fmap f (Table eq rows) = Table eq [(x, f c) | (x, c) <- rows]
  fmap f (Pair to from p) = Pair to from (fmap (fmap f) p)
  fmap f (Sum to from p q) = Sum to from (fmap f p) (fmap f q)
  fmap f (Map to from p) = Map to from (fmap f p)

instance (Show a, Show b) => Show (a :-> b) where
  showsPrec _ p = showString (showTree p Nothing)

-- the rows of a tree
rowsOf :: (a :-> c) -> [(a, c)]
rowsOf Nil = []
rowsOf (Only x c) = [(x, c)]
rowsOf (Table _ rows) = rows
rowsOf (Pair _ from p) = [(from (x, y), c) | (x, q) <- rowsOf p, (y, c) <- rowsOf q]
rowsOf (Sum _ from p q) = [(from (Left x), c) | (x, c) <- rowsOf p] ++ [(from (Right y), c) | (y, c) <- rowsOf q]
rowsOf (Map _ from p) = [(from x, c) | (x, c) <- rowsOf p]

showTree :: (Show a, Show c) => (a :-> c) -> Maybe c -> String
showTree p def = "{" ++ intercalate ", " ([show x ++ "->" ++ show c | (x, c) <- rowsOf p] ++ other) ++ "}"
  where other = maybe [] (\d -> ["_->" ++ show d]) def

-- the function of a tree
abstract :: (a :-> c) -> c -> a -> c
abstract Nil d _ = d
abstract (Only _ c) _ _ = c
abstract (Table eq rows) d x = case [c | (y, c) <- rows, eq x y] of
  [] -> d
  c : _ -> c
abstract (Pair to _ p) d a = case to a of (x, y) -> abstract (fmap (\q -> abstract q d y) p) d x
abstract (Sum to _ p q) d a = either (abstract p d) (abstract q d) (to a)
abstract (Map to _ p) d a = abstract p d (to a)

-- smaller trees: fewer rows, then smaller results
shrinkTree :: (c -> [c]) -> (a :-> c) -> [a :-> c]
shrinkTree _ Nil = []
shrinkTree smaller (Only x c) = Nil : map (Only x) (smaller c)
shrinkTree smaller (Table eq rows) = map (table eq) (shrinkList (\(x, c) -> [(x, c') | c' <- smaller c]) rows)
shrinkTree smaller (Pair to from p) = map (pair to from) (shrinkTree (shrinkTree smaller) p)
shrinkTree smaller (Sum to from p q) =
  [ sumTree to from p' q' | (p', q') <-
      [(p, Nil) | isFull q] ++ [(Nil, q) | isFull p]
      ++ [(p', q) | p' <- shrinkTree smaller p] ++ [(p, q') | q' <- shrinkTree smaller q] ]
shrinkTree smaller (Map to from p) = map (mapped to from) (shrinkTree smaller p)

isFull :: (a :-> c) -> Bool
isFull Nil = False
isFull _ = True

table :: (a -> a -> Bool) -> [(a, c)] -> a :-> c
table eq rows = if null rows then Nil else Table eq rows

pair :: (a -> (x, y)) -> ((x, y) -> a) -> (x :-> (y :-> c)) -> a :-> c
pair to from p = if isFull p then Pair to from p else Nil

sumTree :: (a -> Either x y) -> (Either x y -> a) -> (x :-> c) -> (y :-> c) -> a :-> c
sumTree to from p q = if isFull p || isFull q then Sum to from p q else Nil

mapped :: (a -> b) -> (b -> a) -> (b :-> c) -> a :-> c
mapped to from p = if isFull p then Map to from p else Nil

-- | A function with the tree that shows it: the rows, the value elsewhere, and whether it was made smaller already.
data Fun a b = Fun (a :-> b, b, Shrunk a b) (a -> b)

-- not yet, with what it was asked, the newest first, if anybody listens
data Shrunk a b = Shrunk | NotShrunk (Maybe (IORef [(a, b)]))

isNew :: Shrunk a b -> Bool
isNew s = case s of
  Shrunk -> False
  NotShrunk _ -> True

funOf :: (a :-> b) -> b -> Fun a b
funOf p d = Fun (p, d, Shrunk) (abstract p d)

-- | The function.
applyFun :: Fun a b -> a -> b
applyFun (Fun _ f) = f

-- | The function.
apply :: Fun a b -> a -> b
apply = applyFun

-- | The function of two arguments.
applyFun2 :: Fun (a, b) c -> a -> b -> c
applyFun2 (Fun _ f) x y = f (x, y)

-- | The function of three arguments.
applyFun3 :: Fun (a, b, c) d -> a -> b -> c -> d
applyFun3 (Fun _ f) x y z = f (x, y, z)

-- | Matches the function.
pattern Fn :: (a -> b) -> Fun a b
pattern Fn f <- (applyFun -> f)

-- | Matches the function of two arguments.
pattern Fn2 :: (a -> b -> c) -> Fun (a, b) c
pattern Fn2 f <- (applyFun2 -> f)

-- | Matches the function of three arguments.
pattern Fn3 :: (a -> b -> c -> d) -> Fun (a, b, c) d
pattern Fn3 f <- (applyFun3 -> f)

instance Functor (Fun a) where
  fmap f (Fun (p, d, s) g) = Fun (fmap f p, f d, changed s) (f . g)
    where
      changed Shrunk = Shrunk
      changed (NotShrunk _) = NotShrunk Nothing

instance (Show a, Show b) => Show (Fun a b) where
  showsPrec _ (Fun (_, _, NotShrunk asked) _) = showString (maybe "<fun>" showAsked asked)
  showsPrec _ (Fun (p, d, Shrunk) _) = showString (showTree p (Just d))

-- the rows that were asked for
showAsked :: (Show a, Show b) => IORef [(a, b)] -> String
showAsked asked = case unsafePerformIO (readIORef asked) of
  [] -> "<fun>"
  rows -> "{" ++ intercalate ", " (nub [shown x ++ "->" ++ shown y | (x, y) <- reverse rows]) ++ "}"
  where
    -- the test may not have looked at all of it
    shown :: Show c => c -> String
    shown v = unsafePerformIO (do
      let text = take most (show v)
      r <- tryEvaluate (foldr seq () text)
      return (either (const "_") (const (text ++ (if length text == most then ".." else ""))) r))
    most = 200
{-# NOINLINE showAsked #-}

-- as it is made, before it gets smaller
newFun :: Function a => (a -> b) -> b -> Fun a b
newFun f d = unsafePerformIO (do
  listening <- readIORef tellsFunctions
  if not listening then return (Fun (function f, d, NotShrunk Nothing) f) else do
    asked <- newIORef []
    return (Fun (function f, d, NotShrunk (Just asked)) (answering asked f)))
{-# NOINLINE newFun #-}

answering :: IORef [(a, b)] -> (a -> b) -> a -> b
answering asked f x = unsafePerformIO (do
  let y = f x
  rows <- readIORef asked
  writeIORef asked ((x, y) : rows)
  return y)
{-# NOINLINE answering #-}

instance (Function a, CoArbitrary a, Arbitrary b) => Arbitrary (Fun a b) where
  arbitrary = do
    f <- arbitrary
    d <- arbitrary
    return (newFun f d)
  shrink (Fun (p, d, s) _) =
    [funOf p' d' | (p', d') <- [(p, d) | isNew s] ++ [(q, d) | q <- shrinkTree shrink p] ++ [(p, e) | e <- shrink d]]

-- | Types whose functions can be shown.
class Function a where
  -- | The tree of a function.
  function :: (a -> b) -> a :-> b
  default function :: (Generic a, GFunction (Rep a)) => (a -> b) -> a :-> b
  function = functionMapWith gFunction from to

-- | Structures with trees of functions on them.
class GFunction r where
  gFunction :: (r p -> b) -> r p :-> b

instance GFunction V1 where
  gFunction _ = Nil

instance GFunction U1 where
  gFunction = functionMap (\U1 -> ()) (\() -> U1)

instance (GFunction f, GFunction g) => GFunction (f :*: g) where
  gFunction = functionMapWith (functionPairWith gFunction gFunction) (\(x :*: y) -> (x, y)) (\(x, y) -> x :*: y)

instance (GFunction f, GFunction g) => GFunction (f :+: g) where
  gFunction = functionMapWith (functionEitherWith gFunction gFunction) side sum
    where
      side (L1 x) = Left x
      side (R1 y) = Right y
      sum (Left x) = L1 x
      sum (Right y) = R1 y

instance GFunction f => GFunction (M1 i c f) where
  gFunction = functionMapWith gFunction (\(M1 x) -> x) M1

instance Function a => GFunction (K1 i a) where
  gFunction = functionMap (\(K1 x) -> x) K1

-- | The tree of a function by way of another type.
functionMap :: Function b => (a -> b) -> (b -> a) -> (a -> c) -> a :-> c
functionMap = functionMapWith function

-- | The tree of a function by way of another type whose trees are given.
functionMapWith :: ((b -> c) -> b :-> c) -> (a -> b) -> (b -> a) -> (a -> c) -> a :-> c
functionMapWith tree to from f = Map to from (tree (f . from))

-- | The tree of a function on either of two types.
functionEitherWith :: ((a -> c) -> a :-> c) -> ((b -> c) -> b :-> c) -> (Either a b -> c) -> Either a b :-> c
functionEitherWith left right f = Sum id id (left (f . Left)) (right (f . Right))

-- | The tree of a function on pairs.
functionPairWith :: ((a -> b -> c) -> a :-> (b -> c)) -> ((b -> c) -> b :-> c) -> ((a, b) -> c) -> (a, b) :-> c
functionPairWith first second f = Pair id id (fmap second (first (curry f)))

-- | The tree of a function by way of texts.
functionShow :: (Show a, Read a) => (a -> c) -> a :-> c
functionShow = functionMap show read

-- | The tree of a function on whole numbers.
functionIntegral :: Integral a => (a -> b) -> a :-> b
functionIntegral = functionMap toInteger fromInteger

-- | The tree of a function on real numbers.
functionRealFrac :: RealFrac a => (a -> b) -> a :-> b
functionRealFrac = functionMap toRational fromRational

-- | The tree of a function on a limited enumeration.
functionBoundedEnum :: (Eq a, Bounded a, Enum a) => (a -> b) -> a :-> b
functionBoundedEnum f = Table (==) [(x, f x) | x <- [minBound ..]]

-- | The tree of a function on a type without values.
functionVoid :: (forall b. void -> b) -> void :-> c
functionVoid _ = Nil

instance Function () where
  function f = Only () (f ())

instance Function Bool where
  function = functionBoundedEnum

instance Function Ordering where
  function = functionBoundedEnum

instance (Function a, Function b) => Function (a, b) where
  function f = Pair id id (fmap function (function (curry f)))

instance (Function a, Function b) => Function (Either a b) where
  function = functionEitherWith function function

instance Function a => Function (Maybe a) where
  function = functionMap to from
    where
      to = maybe (Left ()) Right
      from = either (const Nothing) Just

instance Function a => Function [a] where
  function = functionMap to from
    where
      to [] = Left ()
      to (x : xs) = Right (x, xs)
      from (Left ()) = []
      from (Right (x, xs)) = x : xs

-- by bytes, the lowest first
instance Function Integer where
  function = functionMap to from
    where
      to n
        | n < 0 = Left (bytes (negate n - 1))
        | otherwise = Right (bytes n)
      from (Left bs) = negate (unbytes bs) - 1
      from (Right bs) = unbytes bs
      bytes :: Integer -> [Word8]
      bytes n
        | n <= 0 = []
        | otherwise = fromInteger (n `mod` 256) : bytes (n `div` 256)
      unbytes :: [Word8] -> Integer
      unbytes = foldr (\b n -> toInteger b + 256 * n) 0

instance Function Word8 where
  function = functionBoundedEnum

instance Function Int8 where
  function = functionBoundedEnum

instance Function Char where
  function = functionMap ord chr

instance Function Double where
  function = functionRealFrac

instance Function Float where
  function = functionRealFrac

instance HasResolution a => Function (Decimal.Fixed a) where
  function = functionRealFrac

instance (Integral a, Function a) => Function (Ratio a) where
  function = functionMap (\r -> (numerator r, denominator r)) (\(n, d) -> n % d)

instance Function a => Function (Complex a) where
  function = functionMap (\(x :+ y) -> (x, y)) (\(x, y) -> x :+ y)

instance Function a => Function (Identity a) where
  function = functionMap runIdentity Identity

instance Function a => Function (Monoid.Sum a) where
  function = functionMap Monoid.getSum Monoid.Sum

instance Function a => Function (Monoid.Product a) where
  function = functionMap Monoid.getProduct Monoid.Product

instance Function a => Function (Monoid.First a) where
  function = functionMap Monoid.getFirst Monoid.First

instance Function a => Function (Monoid.Last a) where
  function = functionMap Monoid.getLast Monoid.Last

instance Function a => Function (Monoid.Dual a) where
  function = functionMap Monoid.getDual Monoid.Dual

instance Function Monoid.All where
  function = functionMap Monoid.getAll Monoid.All

instance Function Monoid.Any where
  function = functionMap Monoid.getAny Monoid.Any

instance Function a => Function (Const a b) where
  function = functionMap getConst Const

instance Function a => Function (Tree a) where
  function = functionMap (\(Node x ts) -> (x, ts)) (uncurry Node)

instance (Ord a, Function a) => Function (Set.Set a) where
  function = functionMap Set.toList Set.fromList

instance (Ord k, Function k, Function v) => Function (Map.Map k v) where
  function = functionMap Map.toList Map.fromList

instance Function IntSet.IntSet where
  function = functionMap IntSet.toList IntSet.fromList

instance Function a => Function (IntMap.IntMap a) where
  function = functionMap IntMap.toList IntMap.fromList

instance Function a => Function (Sequence.Seq a) where
  function = functionMap (foldr (:) []) Sequence.fromList

instance Function Int where
  function = functionIntegral

instance Function Int16 where
  function = functionIntegral

instance Function Int32 where
  function = functionIntegral

instance Function Int64 where
  function = functionIntegral

instance Function Word where
  function = functionIntegral

instance Function Word16 where
  function = functionIntegral

instance Function Word32 where
  function = functionIntegral

instance Function Word64 where
  function = functionIntegral

instance (Function a, Function b, Function c) => Function (a, b, c) where
  function = functionMap (\(a, b, c) -> (a, (b, c))) (\(a, (b, c)) -> (a, b, c))

instance (Function a, Function b, Function c, Function d) => Function (a, b, c, d) where
  function = functionMap (\(a, b, c, d) -> (a, (b, c, d))) (\(a, (b, c, d)) -> (a, b, c, d))

instance (Function a, Function b, Function c, Function d, Function e) => Function (a, b, c, d, e) where
  function = functionMap (\(a, b, c, d, e) -> (a, (b, c, d, e))) (\(a, (b, c, d, e)) -> (a, b, c, d, e))

instance (Function a, Function b, Function c, Function d, Function e, Function f) => Function (a, b, c, d, e, f) where
  function = functionMap (\(a, b, c, d, e, f) -> (a, (b, c, d, e, f))) (\(a, (b, c, d, e, f)) -> (a, b, c, d, e, f))

instance (Function a, Function b, Function c, Function d, Function e, Function f, Function g) => Function (a, b, c, d, e, f, g) where
  function = functionMap (\(a, b, c, d, e, f, g) -> (a, (b, c, d, e, f, g))) (\(a, (b, c, d, e, f, g)) -> (a, b, c, d, e, f, g))
