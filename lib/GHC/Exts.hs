{-# LANGUAGE TypeFamilies, RankNTypes #-}
-- | Helpers that GHC keeps with its extensions. What unboxed types need is left out.
module GHC.Exts
  ( sortWith, groupWith, the, lazy, inline, oneShot, considerAccessible, breakpoint, breakpointCond, build, augment
  , maxTupleSize, currentCallStack, traceEvent, IsString(..), IsList(..), Down(..), coerce, Coercible, Constraint
  ) where

import Data.Coerce (Coercible, coerce)
import Data.Function (on)
import qualified Data.HashMap.Lazy as HashMap
import qualified Data.HashSet as HashSet
import Data.Hashable (Hashable)
import qualified Data.IntMap as IntMap
import qualified Data.IntSet as IntSet
import Data.Kind (Constraint)
import Data.List (groupBy, sortBy)
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.Map as Map
import Data.Ord (Down(..), comparing)
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import Data.String (IsString(..))
import qualified Data.Text as T
import qualified Data.Vector as V
import qualified Data.Foldable as F
import GHC.Stack (currentCallStack)

-- | Types whose values are made of lists and become lists.
class IsList l where
  -- | The type of the elements.
  type Item l
  -- | From a list.
  fromList :: [Item l] -> l
  -- | From a list of a length.
  fromListN :: Int -> [Item l] -> l
  fromListN _ = fromList
  -- | To a list.
  toList :: l -> [Item l]

instance IsList [a] where
  type Item [a] = a
  fromList xs = xs
  toList xs = xs

instance IsList (NonEmpty a) where
  type Item (NonEmpty a) = a
  fromList (x : xs) = x :| xs
  fromList [] = errorWithoutStackTrace "NonEmpty.fromList: empty list"
  toList = F.toList

instance Ord k => IsList (Map.Map k v) where
  type Item (Map.Map k v) = (k, v)
  fromList = Map.fromList
  toList = Map.toList

instance Ord a => IsList (Set.Set a) where
  type Item (Set.Set a) = a
  fromList = Set.fromList
  toList = Set.toList

instance IsList (IntMap.IntMap v) where
  type Item (IntMap.IntMap v) = (Int, v)
  fromList = IntMap.fromList
  toList = IntMap.toList

instance IsList IntSet.IntSet where
  type Item IntSet.IntSet = Int
  fromList = IntSet.fromList
  toList = IntSet.toList

instance IsList (Seq.Seq a) where
  type Item (Seq.Seq a) = a
  fromList = Seq.fromList
  toList = F.toList

instance IsList T.Text where
  type Item T.Text = Char
  fromList = T.pack
  toList = T.unpack

instance IsList (V.Vector a) where
  type Item (V.Vector a) = a
  fromList = V.fromList
  toList = V.toList

instance Hashable k => IsList (HashMap.HashMap k v) where
  type Item (HashMap.HashMap k v) = (k, v)
  fromList = HashMap.fromList
  toList = HashMap.toList

instance Hashable a => IsList (HashSet.HashSet a) where
  type Item (HashSet.HashSet a) = a
  fromList = HashSet.fromList
  toList = HashSet.toList

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
