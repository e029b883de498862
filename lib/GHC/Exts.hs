{-# LANGUAGE TypeFamilies, RankNTypes #-}
-- | Helpers that GHC keeps with its extensions. What unboxed types need is left out.
module GHC.Exts
  ( sortWith, groupWith, the, lazy, inline, oneShot, considerAccessible, breakpoint, breakpointCond, build, augment
  , maxTupleSize, currentCallStack, traceEvent, IsString(..), IsList(..), Down(..), coerce, Coercible, Constraint
  ) where

import Data.Coerce (Coercible, coerce)
import Data.Function (on)
import Data.Kind (Constraint)
import Data.List (groupBy, sortBy)
import Data.Ord (Down(..), comparing)
import Data.String (IsString(..))
import GHC.Stack (currentCallStack)
import Needle.IsList (IsList(..))

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
