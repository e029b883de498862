{-# LANGUAGE GeneralizedNewtypeDeriving #-}
module Deriving where
import Data.Ix
data Colour = Red | Green | Blue deriving (Eq, Ord, Show, Read, Enum, Bounded, Ix)
data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Eq, Ord, Show, Functor, Foldable, Traversable)
data Four = A Int | B Int | C | D deriving (Eq, Ord)
newtype Age = Age Int deriving (Eq, Ord, Show, Num)
data Pair = Pair Int Bool
deriving instance Eq Pair
deriving instance Show Pair
