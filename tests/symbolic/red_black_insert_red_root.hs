-- Red-black trees with a bug in insertion: the root stays red.
-- Shown by valid trees of at least so many nodes: 0 (insertValid).
module RedBlackInsertRedRoot where

import Needle
import RedBlack

bug :: Bug
bug = InsertRedRoot

-- expect: prop_insertValid falsified
-- witness: prop_insertValid (-2) Leaf
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)
