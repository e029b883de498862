-- | What refined types mean: the compiler writes calls of these functions for the annotations of a module.
module Needle.Liquid
  ( Facet(..), Judged(..)
  , refineChecked, refineFacet, refineJudge, refineAssume, refineGuard, refineSame, refineTied, refineUnknown
  , refineViolated, refineDiscards, refineEvaluates, refineNoMeaning, refineKept, refineOrElse, refineImpliesElse
  , refineTrue, refineFalse, refineNot, refineAnd, refineOr, refineImplies, refineEquivalent, refineProp, refineAnything
  , refineEqual, refineUnequal, refineLess, refineLessEqual, refineGreater, refineGreaterEqual
  , refinePlus, refineMinus, refineTimes, refineDivide, refineModulo, refineNegate, refineAppend
  , refineLength, refineFirst, refineSecond, refineFromJust, refineIsJust, refineFirstOf, refineRestOf
  , refineElements, refineMember, refineUnion, refineIntersection, refineDifference, refineSubset, refineSingleton
  , refineIsEmpty, refineEmpty, refineAddElement, refineComplement
  , refineAll, refineAllMaybe, refineAllEither, refineAllMap, refineAllSet, refineAllNonEmpty
  , refineMapList, refineMapMaybe, refineMapEither, refineMapMap
  , refineCollectList, refineCollectMaybe, refineCollectEither, refineCollectMap
  , Picked(..), refineFrom, refineNeeds, refineOne, refineApplications
  , refineLiquidAssert, refineLiquidAssertB, refineBadAssert
  , refineError, refineBadError, refineUndefined, refineBadUndefined
  , refineHead, refineBadHead, refineTail, refineBadTail, refineInit, refineBadInit, refineLast, refineBadLast
  , refineFromJustOf, refineBadFromJust, refineIndex, refineBadIndex
  , refineDiv, refineMod, refineQuot, refineRem, refineBadDiv, refineBadMod, refineBadQuot, refineBadRem
  , refineMaximum, refineBadMaximum, refineMinimum, refineBadMinimum
  , refineFoldr1, refineBadFoldr1, refineFoldl1, refineBadFoldl1
  ) where

import Control.Exception (Exception, PatternMatchFail(..), SomeException, catch, evaluate, fromException, throw)
import Data.Char (isDigit, ord)
import Data.List.NonEmpty (NonEmpty(..))
import Data.Map (Map)
import qualified Data.Map as Map
import Data.Maybe (fromJust, isJust)
import Data.Set (Set)
import qualified Data.Set as Set
import Needle.Base (unsafePerformIO)
import Needle.Check (NotCounted(..), precondition, searchDiscards)

-- | What a call does: it runs the function, or all that is known of its result is its type.
data Facet a = Checked | Assumed a

-- | Whether the arguments are as the type says, whether the result is, and the result.
data Judged a = Judged Bool Bool a

-- | A call in the body of the first function is not as the type of the second says.
data Violation = Violation String String

instance Show Violation where
  showsPrec _ (Violation caller callee) = showString (caller ++ " makes a call to " ++ callee)

instance Exception Violation

-- | A predicate that says nothing: no equation of a measure fits.
data NoMeaning = NoMeaning

instance Show NoMeaning where
  showsPrec _ NoMeaning = showString "a measure has no equation for this"

instance Exception NoMeaning

refineChecked :: Facet a
refineChecked = Checked

refineFacet :: Facet a -> b -> (a -> b) -> b
refineFacet Checked run _ = run
refineFacet (Assumed u) _ assumed = assumed u

refineJudge :: Bool -> a -> (a -> Bool) -> Judged a
refineJudge pre result post = Judged pre (post result) result

-- | The value, if it is as its type says; otherwise the test does not count.
refineAssume :: (a -> Bool) -> a -> a
refineAssume p x = if precondition (p x) then x else throw AssumptionFailed

-- | The value, if it is as its type says; otherwise the other.
refineGuard :: (a -> Bool) -> a -> b -> a
refineGuard p x bad = if p x then x else bad `seq` x

-- | The first; both have one type.
refineSame :: a -> a -> a
refineSame x _ = x

-- | The first. The second says what types are meant.
refineTied :: a -> b -> a
refineTied x _ = x

-- | A measure that nobody has defined.
refineUnknown :: String -> a
refineUnknown _ = throw AssumptionFailed

-- | Where a measure has no equation.
refineNoMeaning :: a
refineNoMeaning = throw NoMeaning

-- | What is not known is not kept.
refineKept :: Bool -> Bool
refineKept p = maybe False id (meaning p)

-- | Nothing when it is not known.
meaning :: Bool -> Maybe Bool
meaning p = unsafePerformIO (catch (fmap Just (evaluate p)) unknown)
  where
    unknown :: NoMeaning -> IO (Maybe Bool)
    unknown _ = return Nothing
{-# NOINLINE meaning #-}

-- | The second may be true whatever is not known of the first.
refineOrElse, refineImpliesElse :: Bool -> Bool -> Bool
refineOrElse p q = case meaning p of
  Just known -> known || q
  Nothing -> q || refineNoMeaning
refineImpliesElse p q = refineOrElse (not p) q

refineViolated :: String -> String -> a
refineViolated caller callee = throw (Violation caller callee)

-- | For `searchDiscards`: only what the function itself does wrong is a failure. It stands between two lines of a file.
refineDiscards :: String -> String -> Int -> Int -> SomeException -> Ordering
refineDiscards caller file first end e
  | Just (Violation who _) <- fromException e = if who == caller then LT else EQ
  | Just (PatternMatchFail place) <- fromException e = if isWithin file first end place then LT else EQ
  | otherwise = max EQ (searchDiscards e)

-- | Of a place such as File.hs:12:3-9 or File.hs:(12,3)-(14,9).
isWithin :: String -> Int -> Int -> String -> Bool
isWithin file first end place = case splitAt (length file) place of
  (path, ':' : rest) -> path == file && inside (line rest)
  _ -> False
  where
    line ('(' : text) = line text
    line text = foldl (\n c -> 10 * n + (ord c - ord '0')) 0 (takeWhile isDigit text)
    inside n = first <= n && n <= end

-- | For `searchEvaluates`: what others do wrong ends the look at this part of the value.
refineEvaluates :: a -> Bool
refineEvaluates x = unsafePerformIO (catch (evaluate x >> return True) refused)
  where
    refused :: SomeException -> IO Bool
    refused e
      | Just (Violation _ _) <- fromException e = throw e
      | Just (PatternMatchFail _) <- fromException e = throw e
      | Just n <- fromException e = throw (n :: NotCounted)
      | otherwise = return False
{-# NOINLINE refineEvaluates #-}

-- Logic

refineTrue, refineFalse :: Bool
refineTrue = True
refineFalse = False

refineNot :: Bool -> Bool
refineNot = not

refineAnd, refineOr, refineImplies, refineEquivalent :: Bool -> Bool -> Bool
refineAnd p q = p && q
refineOr p q = p || q
refineImplies p q = not p || q
refineEquivalent p q = p == q

refineProp :: Bool -> Bool
refineProp p = p

refineAnything :: a -> Bool
refineAnything _ = True

refineEqual, refineUnequal :: Eq a => a -> a -> Bool
refineEqual x y = x == y
refineUnequal x y = x /= y

refineLess, refineLessEqual, refineGreater, refineGreaterEqual :: Ord a => a -> a -> Bool
refineLess x y = x < y
refineLessEqual x y = x <= y
refineGreater x y = x > y
refineGreaterEqual x y = x >= y

refinePlus, refineMinus, refineTimes :: Num a => a -> a -> a
refinePlus x y = x + y
refineMinus x y = x - y
refineTimes x y = x * y

refineNegate :: Num a => a -> a
refineNegate x = negate x

-- | The logic divides as it likes by 0.
refineDivide, refineModulo :: Integral a => a -> a -> a
refineDivide x y = if y == 0 then refineNoMeaning else x `div` y
refineModulo x y = if y == 0 then refineNoMeaning else x `mod` y

refineAppend :: [a] -> [a] -> [a]
refineAppend xs ys = xs ++ ys

-- Measures of the verifier's prelude

refineLength :: Foldable t => t a -> Int
refineLength xs = length xs

refineFirst :: (a, b) -> a
refineFirst (x, _) = x

refineSecond :: (a, b) -> b
refineSecond (_, y) = y

refineFromJust :: Maybe a -> a
refineFromJust (Just x) = x
refineFromJust Nothing = refineNoMeaning

refineIsJust :: Maybe a -> Bool
refineIsJust = isJust

refineFirstOf :: [a] -> a
refineFirstOf (x : _) = x
refineFirstOf [] = refineNoMeaning

refineRestOf :: [a] -> [a]
refineRestOf (_ : xs) = xs
refineRestOf [] = refineNoMeaning

refineElements :: Ord a => [a] -> Set a
refineElements xs = Set.fromList xs

refineMember :: Ord a => a -> Set a -> Bool
refineMember x s = Set.member x s

refineUnion, refineIntersection, refineDifference :: Ord a => Set a -> Set a -> Set a
refineUnion s t = Set.union s t
refineIntersection s t = Set.intersection s t
refineDifference s t = Set.difference s t

refineSubset :: Ord a => Set a -> Set a -> Bool
refineSubset s t = Set.isSubsetOf s t

refineSingleton :: a -> Set a
refineSingleton x = Set.singleton x

refineIsEmpty :: Set a -> Bool
refineIsEmpty s = Set.null s

refineEmpty :: Int -> Set a
refineEmpty _ = Set.empty

refineAddElement :: Ord a => Set a -> a -> Set a
refineAddElement s x = Set.insert x s

refineComplement :: Set a -> Set a
refineComplement _ = refineNoMeaning

-- Every element of a structure

refineAll :: (a -> Bool) -> [a] -> Bool
refineAll p xs = all p xs

refineAllMaybe :: (a -> Bool) -> Maybe a -> Bool
refineAllMaybe p m = maybe True p m

refineAllEither :: (a -> Bool) -> (b -> Bool) -> Either a b -> Bool
refineAllEither p q e = either p q e

refineAllMap :: (k -> Bool) -> (v -> Bool) -> Map k v -> Bool
refineAllMap p q m = all (\(k, v) -> p k && q v) (Map.toList m)

refineAllSet :: (a -> Bool) -> Set a -> Bool
refineAllSet p s = all p (Set.toList s)

refineAllNonEmpty :: (a -> Bool) -> NonEmpty a -> Bool
refineAllNonEmpty p (x :| xs) = p x && all p xs

-- Values of a type variable, in what an unknown function returns

-- | One of the values that there are.
data Picked = First | After Picked
  deriving (Eq, Ord)

-- | A function only when there are some.
refineFrom :: [a] -> Picked -> a
refineFrom [] = throw AssumptionFailed
refineFrom xs = pick xs
  where
    pick (y : _) First = y
    pick (_ : ys) (After p) = pick ys p
    pick [] _ = throw AssumptionFailed

-- | The second, which has values that the first makes, even if nobody looks at them.
refineNeeds :: a -> b -> b
refineNeeds f x = f `seq` x

refineOne :: a -> [a]
refineOne x = [x]

refineApplications :: [a -> b] -> [a] -> [b]
refineApplications fs xs = take 20 [f x | f <- fs, x <- xs]

refineMapList :: (a -> b) -> [a] -> [b]
refineMapList _ [] = []
refineMapList f xs = f `seq` map f xs

refineMapMaybe :: (a -> b) -> Maybe a -> Maybe b
refineMapMaybe _ Nothing = Nothing
refineMapMaybe f (Just x) = f `seq` Just (f x)

refineMapEither :: (a -> c) -> (b -> d) -> Either a b -> Either c d
refineMapEither f _ (Left x) = Left (f x)
refineMapEither _ g (Right y) = Right (g y)

-- | Keys of numbers that pick are pairs of what they pick.
refineMapMap :: Ord l => (k -> l) -> (v -> w) -> Map k v -> Map l w
refineMapMap f g m = Map.fromList [(f k, g v) | (k, v) <- Map.toList m]

refineCollectList :: (a -> [r]) -> [a] -> [r]
refineCollectList f xs = concatMap f xs

refineCollectMaybe :: (a -> [r]) -> Maybe a -> [r]
refineCollectMaybe f m = maybe [] f m

refineCollectEither :: (a -> [r]) -> (b -> [r]) -> Either a b -> [r]
refineCollectEither f g e = either f g e

refineCollectMap :: (k -> [r]) -> (v -> [r]) -> Map k v -> [r]
refineCollectMap f g m = concatMap (\(k, v) -> f k ++ g v) (Map.toList m)

-- Partial functions, called by somebody

refineLiquidAssert :: String -> Bool -> a -> a
refineLiquidAssert by b x = if b then x else refineBadAssert by b

refineLiquidAssertB :: String -> Bool -> Bool
refineLiquidAssertB by b = if b then b else refineBadAssert by b

refineBadAssert :: String -> Bool -> a
refineBadAssert by _ = refineViolated by "liquidAssert"

refineError, refineBadError :: String -> String -> a
refineError by message = refineBadError by message
refineBadError by _ = refineViolated by "error"

refineUndefined, refineBadUndefined :: String -> a
refineUndefined by = refineBadUndefined by
refineBadUndefined by = refineViolated by "undefined"

refineHead, refineBadHead, refineLast, refineBadLast :: String -> [a] -> a
refineHead by xs = if null xs then refineBadHead by xs else head xs
refineBadHead by _ = refineViolated by "head"
refineLast by xs = if null xs then refineBadLast by xs else last xs
refineBadLast by _ = refineViolated by "last"

refineTail, refineBadTail, refineInit, refineBadInit :: String -> [a] -> [a]
refineTail by xs = if null xs then refineBadTail by xs else tail xs
refineBadTail by _ = refineViolated by "tail"
refineInit by xs = if null xs then refineBadInit by xs else init xs
refineBadInit by _ = refineViolated by "init"

refineFromJustOf, refineBadFromJust :: String -> Maybe a -> a
refineFromJustOf by m = if isJust m then fromJust m else refineBadFromJust by m
refineBadFromJust by _ = refineViolated by "fromJust"

refineIndex, refineBadIndex :: String -> [a] -> Int -> a
refineIndex by xs i = if i >= 0 && i < length xs then xs !! i else refineBadIndex by xs i
refineBadIndex by _ _ = refineViolated by "!!"

refineDiv, refineMod, refineQuot, refineRem, refineBadDiv, refineBadMod, refineBadQuot, refineBadRem
  :: Integral a => String -> a -> a -> a
refineDiv by x y = if y == 0 then refineBadDiv by x y else div x y
refineMod by x y = if y == 0 then refineBadMod by x y else mod x y
refineQuot by x y = if y == 0 then refineBadQuot by x y else quot x y
refineRem by x y = if y == 0 then refineBadRem by x y else rem x y
refineBadDiv by _ _ = refineViolated by "div"
refineBadMod by _ _ = refineViolated by "mod"
refineBadQuot by _ _ = refineViolated by "quot"
refineBadRem by _ _ = refineViolated by "rem"

refineMaximum, refineBadMaximum, refineMinimum, refineBadMinimum :: (Foldable t, Ord a) => String -> t a -> a
refineMaximum by xs = if null xs then refineBadMaximum by xs else maximum xs
refineBadMaximum by _ = refineViolated by "maximum"
refineMinimum by xs = if null xs then refineBadMinimum by xs else minimum xs
refineBadMinimum by _ = refineViolated by "minimum"

refineFoldr1, refineBadFoldr1, refineFoldl1, refineBadFoldl1 :: Foldable t => String -> (a -> a -> a) -> t a -> a
refineFoldr1 by f xs = if null xs then refineBadFoldr1 by f xs else foldr1 f xs
refineBadFoldr1 by _ _ = refineViolated by "foldr1"
refineFoldl1 by f xs = if null xs then refineBadFoldl1 by f xs else foldl1 f xs
refineBadFoldl1 by _ _ = refineViolated by "foldl1"
