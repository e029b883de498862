-- Red-black trees with a bug in balance: the right child's left child is red; the new right child is red.
-- Shown by valid trees of at least so many nodes: 2 (insertValid), 4 (deleteValid), 2 (insertDelete), 4 (deleteDelete).
module RedBlackBalanceRedChild where

import Needle
import RedBlack

bug :: Bug
bug = BalanceRedChild

-- expect: prop_insertValid falsified
-- witness: prop_insertValid 1 (Node Black Leaf 0 (Node Red Leaf 3 Leaf))
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 0 (Node Black (Node Black Leaf 0 Leaf) 3 (Node Black (Node Red Leaf 6 Leaf) 9 Leaf))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)

-- expect: prop_insertDelete falsified
-- witness: prop_insertDelete 1 0 (Node Black Leaf 0 (Node Red Leaf 3 Leaf))
prop_insertDelete :: Int -> Int -> Tree -> Result
prop_insertDelete k j t =
  valid t && k /= j ==> toList (insert bug k (delete bug j t)) == toList (delete bug j (insert bug k t))

-- expect: prop_deleteDelete falsified
-- witness: prop_deleteDelete 0 3 (Node Black (Node Black Leaf 0 Leaf) 3 (Node Black (Node Red Leaf 6 Leaf) 9 Leaf))
prop_deleteDelete :: Int -> Int -> Tree -> Result
prop_deleteDelete k j t = valid t ==> toList (delete bug k (delete bug j t)) == toList (delete bug j (delete bug k t))
