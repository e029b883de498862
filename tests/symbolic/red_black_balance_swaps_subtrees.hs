-- Red-black trees with a bug in balance: the left child's right child is red; its subtrees change places.
-- Shown by valid trees of at least so many nodes: 6 (insertValid), 9 (deleteValid), 6 (insertPost), 9 (deletePost),
-- 6 (insertModel), 9 (deleteModel), 6 (insertInsert), 6 (insertDelete), 9 (deleteDelete).
module RedBlackBalanceSwapsSubtrees where

import Needle
import RedBlack

bug :: Bug
bug = BalanceSwapsSubtrees

-- expect: prop_insertValid falsified
-- witness: prop_insertValid 4 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 (Node Red Leaf 9 Leaf))) 12 (Node Black Leaf 15 Leaf))
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 18 (Node Black (Node Black (Node Black Leaf 0 Leaf) 3 (Node Red (Node Black Leaf 6 Leaf) 9 (Node Black Leaf 12 Leaf))) 15 (Node Black (Node Black Leaf 18 Leaf) 21 (Node Black Leaf 24 Leaf)))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)

-- expect: prop_insertPost falsified
-- witness: prop_insertPost 4 4 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 (Node Red Leaf 9 Leaf))) 12 (Node Black Leaf 15 Leaf))
prop_insertPost :: Int -> Int -> Tree -> Result
prop_insertPost k j t = valid t ==> member j (insert bug k t) == (j == k || member j t)

-- expect: prop_deletePost falsified
-- witness: prop_deletePost 18 6 (Node Black (Node Black (Node Black Leaf 0 Leaf) 3 (Node Red (Node Black Leaf 6 Leaf) 9 (Node Black Leaf 12 Leaf))) 15 (Node Black (Node Black Leaf 18 Leaf) 21 (Node Black Leaf 24 Leaf)))
prop_deletePost :: Int -> Int -> Tree -> Result
prop_deletePost k j t = valid t ==> member j (delete bug k t) == (j /= k && member j t)

-- expect: prop_insertModel falsified
-- witness: prop_insertModel 4 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 (Node Red Leaf 9 Leaf))) 12 (Node Black Leaf 15 Leaf))
prop_insertModel :: Int -> Tree -> Result
prop_insertModel k t = valid t ==> toList (insert bug k t) == insertList k (toList t)

-- expect: prop_deleteModel falsified
-- witness: prop_deleteModel 18 (Node Black (Node Black (Node Black Leaf 0 Leaf) 3 (Node Red (Node Black Leaf 6 Leaf) 9 (Node Black Leaf 12 Leaf))) 15 (Node Black (Node Black Leaf 18 Leaf) 21 (Node Black Leaf 24 Leaf)))
prop_deleteModel :: Int -> Tree -> Result
prop_deleteModel k t = valid t ==> toList (delete bug k t) == deleteList k (toList t)

-- expect: prop_insertInsert falsified
-- witness: prop_insertInsert 4 5 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 (Node Red Leaf 9 Leaf))) 12 (Node Black Leaf 15 Leaf))
prop_insertInsert :: Int -> Int -> Tree -> Result
prop_insertInsert k j t = valid t ==> toList (insert bug k (insert bug j t)) == toList (insert bug j (insert bug k t))

-- expect: prop_insertDelete falsified
-- witness: prop_insertDelete 4 0 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 (Node Red Leaf 9 Leaf))) 12 (Node Black Leaf 15 Leaf))
prop_insertDelete :: Int -> Int -> Tree -> Result
prop_insertDelete k j t =
  valid t && k /= j ==> toList (insert bug k (delete bug j t)) == toList (delete bug j (insert bug k t))

-- expect: prop_deleteDelete falsified
-- witness: prop_deleteDelete 0 18 (Node Black (Node Black (Node Black Leaf 0 Leaf) 3 (Node Red (Node Black Leaf 6 Leaf) 9 (Node Black Leaf 12 Leaf))) 15 (Node Black (Node Black Leaf 18 Leaf) 21 (Node Black Leaf 24 Leaf)))
prop_deleteDelete :: Int -> Int -> Tree -> Result
prop_deleteDelete k j t = valid t ==> toList (delete bug k (delete bug j t)) == toList (delete bug j (delete bug k t))
