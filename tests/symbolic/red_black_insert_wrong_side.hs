-- Red-black trees with a bug in insertion: what is smaller than a red node is put to its right.
-- Shown by valid trees of at least so many nodes: 2 (insertValid), 2 (insertPost), 2 (insertModel), 1
-- (insertInsert), 2 (insertDelete).
module RedBlackInsertWrongSide where

import Needle
import RedBlack

bug :: Bug
bug = InsertWrongSide

-- expect: prop_insertValid falsified
-- witness: prop_insertValid 1 (Node Black Leaf 0 (Node Red Leaf 3 Leaf))
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)

-- expect: prop_insertPost falsified
-- witness: prop_insertPost 1 1 (Node Black Leaf 0 (Node Red Leaf 3 Leaf))
prop_insertPost :: Int -> Int -> Tree -> Result
prop_insertPost k j t = valid t ==> member j (insert bug k t) == (j == k || member j t)

-- expect: prop_insertModel falsified
-- witness: prop_insertModel 1 (Node Black Leaf 0 (Node Red Leaf 3 Leaf))
prop_insertModel :: Int -> Tree -> Result
prop_insertModel k t = valid t ==> toList (insert bug k t) == insertList k (toList t)

-- expect: prop_insertInsert falsified
-- witness: prop_insertInsert (-2) (-1) (Node Black Leaf 0 Leaf)
prop_insertInsert :: Int -> Int -> Tree -> Result
prop_insertInsert k j t = valid t ==> toList (insert bug k (insert bug j t)) == toList (insert bug j (insert bug k t))

-- expect: prop_insertDelete falsified
-- witness: prop_insertDelete 1 0 (Node Black Leaf 0 (Node Red Leaf 3 Leaf))
prop_insertDelete :: Int -> Int -> Tree -> Result
prop_insertDelete k j t =
  valid t && k /= j ==> toList (insert bug k (delete bug j t)) == toList (delete bug j (insert bug k t))
