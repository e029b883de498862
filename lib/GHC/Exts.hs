{-# LANGUAGE TypeFamilies, RankNTypes, MagicHash, PatternSynonyms #-}
-- | Helpers that GHC keeps with its extensions, unboxed types and the operations on them.
module GHC.Exts
  ( sortWith, groupWith, the, lazy, inline, oneShot, considerAccessible, breakpoint, breakpointCond, build, augment
  , maxTupleSize, currentCallStack, traceEvent, IsString(..), IsList(..), Down(..), coerce, Coercible, Constraint
  , Int(I#), Word(W#), Char(C#), Double(D#), Float(F#), SPEC(..), isTrue#, runRW#, unpackCString#
  , unpackAppendCString#, unpackFoldrCString#, unpackNBytes#, unsafeCoerce#, module GHC.Prim
  , TYPE, Levity(..), RuntimeRep(..), VecCount(..), VecElem(..), Any
  , iShiftL#, iShiftRA#, iShiftRL#, shiftL#, shiftRL#
  ) where

import Data.Coerce (Coercible, coerce)
import Data.Function (on)
import Data.Kind (Constraint)
import Data.List (groupBy, sortBy)
import Data.Ord (Down(..), comparing)
import Data.String (IsString(..))
import GHC.Prim
import GHC.Stack (currentCallStack)
import Needle.IsList (IsList(..))
import Needle.Kinds
import Needle.Unboxed
import Unsafe.Coerce (unsafeCoerce)

-- | Sorts by what a function makes of the elements.
sortWith :: Ord b => (a -> b) -> [a] -> [a]
sortWith f = sortBy (comparing f)

-- | Sorts and groups by what a function makes of the elements.
groupWith :: Ord b => (a -> b) -> [a] -> [[a]]
groupWith f xs = groupBy ((==) `on` f) (sortWith f xs)

-- | The one value all the elements are.
the :: Eq a => [a] -> a
the (x : xs)
  | all (== x) xs = x
  | otherwise = errorWithoutStackTrace "GHC.Exts.the: non-identical list"
the [] = errorWithoutStackTrace "GHC.Exts.the: empty list"

-- | The value.
lazy :: a -> a
lazy x = x

-- | The value.
inline :: a -> a
inline x = x

-- | The function.
oneShot :: (a -> b) -> a -> b
oneShot f = f

-- | True.
considerAccessible :: Bool
considerAccessible = True

-- | The value.
breakpoint :: a -> a
breakpoint x = x

-- | The value.
breakpointCond :: Bool -> a -> a
breakpointCond _ x = x

-- | A list from what is to be done with its cells.
build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []

-- | 'build' in front of a list.
augment :: (forall b. (a -> b -> b) -> b -> b) -> [a] -> [a]
augment g xs = g (:) xs

-- | How many fields a tuple may have.
maxTupleSize :: Int
maxTupleSize = 62

-- | Without effect.
traceEvent :: String -> IO ()
traceEvent _ = return ()

-- | A type of which nothing is known.
data Any

-- | A hint to GHC's optimiser.
data SPEC = SPEC | SPEC2

-- | The same value at another type, unchecked.
unsafeCoerce# :: a -> b
unsafeCoerce# = unsafeCoerce

-- | Bits moved to the left; 0 when they are moved out.
iShiftL# :: Int# -> Int# -> Int#
iShiftL# a n = if isTrue# (n >=# 64#) then 0# else uncheckedIShiftL# a n

-- | Bits moved to the right; the sign stays.
iShiftRA# :: Int# -> Int# -> Int#
iShiftRA# a n = uncheckedIShiftRA# a (if isTrue# (n >=# 64#) then 63# else n)

-- | Bits moved to the right; 0 when they are moved out.
iShiftRL# :: Int# -> Int# -> Int#
iShiftRL# a n = if isTrue# (n >=# 64#) then 0# else uncheckedIShiftRL# a n

-- | Bits moved to the left; 0 when they are moved out.
shiftL# :: Word# -> Int# -> Word#
shiftL# a n = if isTrue# (n >=# 64#) then 0## else uncheckedShiftL# a n

-- | Bits moved to the right; 0 when they are moved out.
shiftRL# :: Word# -> Int# -> Word#
shiftRL# a n = if isTrue# (n >=# 64#) then 0## else uncheckedShiftRL# a n
