-- expect: unreachable
-- A tree into which something was put is not empty.
module NeverEmpty where

import Needle (target)

data Tree = Leaf | Node Tree Int Tree

insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

entry :: Int -> Tree -> Int
entry x t = case insert x t of
  Leaf -> target 1
  Node {} -> 0
