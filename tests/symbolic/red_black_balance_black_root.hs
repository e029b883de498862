-- Red-black trees with a bug in balance: the right child's right child is red; the new root is black.
-- Shown by valid trees of at least so many nodes: 4 (insertValid), 6 (deleteValid).
module RedBlackBalanceBlackRoot where

import Needle
import RedBlack

bug :: Bug
bug = BalanceBlackRoot

-- expect: prop_insertValid falsified
-- witness: prop_insertValid 10 (Node Black (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 (Node Red Leaf 9 Leaf)))
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 0 (Node Black (Node Black Leaf 0 Leaf) 3 (Node Red (Node Black Leaf 6 Leaf) 9 (Node Black Leaf 12 (Node Red Leaf 15 Leaf))))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)
