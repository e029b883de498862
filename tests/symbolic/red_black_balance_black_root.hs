-- Red-black trees with a bug in balance: the right child's right child is red; the new root is black.
-- Shown by valid trees of at least so many nodes: 4 (insertValid), 6 (deleteValid).
module RedBlackBalanceBlackRoot where

import Needle
import RedBlack

bug :: Bug
bug = BalanceBlackRoot

-- expect: prop_insertValid falsified
-- witness: prop_insertValid 7 (Node Black (Node Black Leaf 0 Leaf) 2 (Node Black Leaf 4 (Node Red Leaf 6 Leaf)))
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 0 (Node Black (Node Black Leaf 0 Leaf) 2 (Node Red (Node Black Leaf 4 Leaf) 6 (Node Black Leaf 8 (Node Red Leaf 10 Leaf))))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)
