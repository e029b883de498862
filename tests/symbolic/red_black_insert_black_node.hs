-- Red-black trees with a bug in insertion: a new node is black.
-- Shown by valid trees of at least so many nodes: 1 (insertValid).
module RedBlackInsertBlackNode where

import Needle
import RedBlack

bug :: Bug
bug = InsertBlackNode

-- expect: prop_insertValid falsified
-- witness: prop_insertValid (-2) (Node Black Leaf 0 Leaf)
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)
