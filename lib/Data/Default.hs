-- | Types with a value to begin with, among them containers.
module Data.Default (Default(..)) where

import Data.Default.Class
import Data.DList (DList)
import qualified Data.DList as DList
import Data.IntMap (IntMap)
import qualified Data.IntMap as IntMap
import Data.IntSet (IntSet)
import qualified Data.IntSet as IntSet
import Data.Map (Map)
import qualified Data.Map as Map
import Data.Sequence (Seq)
import qualified Data.Sequence as Seq
import Data.Set (Set)
import qualified Data.Set as Set
import Data.Tree (Tree(..))

instance Default (Map k v) where
  def = Map.empty

instance Default (IntMap v) where
  def = IntMap.empty

instance Default (Set v) where
  def = Set.empty

instance Default IntSet where
  def = IntSet.empty

instance Default (Seq a) where
  def = Seq.empty

instance Default a => Default (Tree a) where
  def = Node def []

instance Default (DList a) where
  def = DList.empty
