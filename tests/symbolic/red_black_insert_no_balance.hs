-- Red-black trees with a bug in insertion: a black node does not repair its right side.
-- Shown by valid trees of at least so many nodes: 2 (insertValid), 6 (insertDelete).
module RedBlackInsertNoBalance where

import Needle
import RedBlack

bug :: Bug
bug = InsertNoBalance

-- expect: prop_insertValid falsified
-- witness: prop_insertValid 1 (Node Black Leaf 0 (Node Red Leaf 3 Leaf))
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)

-- expect: prop_insertDelete falsified
-- witness: prop_insertDelete 10 0 (Node Black (Node Black Leaf 0 Leaf) 3 (Node Red (Node Black Leaf 6 Leaf) 9 (Node Black Leaf 12 (Node Red Leaf 15 Leaf))))
prop_insertDelete :: Int -> Int -> Tree -> Result
prop_insertDelete k j t =
  valid t && k /= j ==> toList (insert bug k (delete bug j t)) == toList (delete bug j (insert bug k t))
