{-# LANGUAGE FunctionalDependencies, FlexibleInstances, RankNTypes #-}
-- | Helpers that GHC keeps with its extensions. What unboxed types need is left out.
--
-- 'IsList' has the type of the elements as a second parameter, where GHC's has a type family.
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
class IsList l item | l -> item where
  -- | From a list.
  fromList :: [item] -> l
  -- | From a list of a length.
  fromListN :: Int -> [item] -> l
  fromListN _ = fromList
  -- | To a list.
  toList :: l -> [item]

instance IsList [a] a where
  fromList xs = xs
  toList xs = xs

instance IsList (NonEmpty a) a where
  fromList (x : xs) = x :| xs
  fromList [] = errorWithoutStackTrace "NonEmpty.fromList: empty list"
  toList = F.toList

instance Ord k => IsList (Map.Map k v) (k, v) where
  fromList = Map.fromList
  toList = Map.toList

instance Ord a => IsList (Set.Set a) a where
  fromList = Set.fromList
  toList = Set.toList

instance IsList (IntMap.IntMap v) (Int, v) where
  fromList = IntMap.fromList
  toList = IntMap.toList

instance IsList IntSet.IntSet Int where
  fromList = IntSet.fromList
  toList = IntSet.toList

instance IsList (Seq.Seq a) a where
  fromList = Seq.fromList
  toList = F.toList

instance IsList T.Text Char where
  fromList = T.pack
  toList = T.unpack

instance IsList (V.Vector a) a where
  fromList = V.fromList
  toList = V.toList

instance Hashable k => IsList (HashMap.HashMap k v) (k, v) where
  fromList = HashMap.fromList
  toList = HashMap.toList

instance Hashable a => IsList (HashSet.HashSet a) a where
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
