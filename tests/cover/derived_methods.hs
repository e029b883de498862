-- Derived methods are methods like others, also those that a newtype takes from what it holds.
-- expect: 0 covered, 0 unreachable, 0 unknown, 0 total
{-# LANGUAGE DeriveTraversable #-}
module Derived (Mod7 (..), Tree (..)) where

newtype Mod7 = Mod7 Int deriving (Eq, Ord, Show)

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Show, Functor, Foldable, Traversable)
