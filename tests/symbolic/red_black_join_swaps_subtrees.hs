-- Red-black trees with a bug in join of black nodes: the subtrees of a red middle change places.
-- Shown by valid trees of at least so many nodes: 5 (deleteValid), 5 (deletePost), 5 (deleteModel), 4
-- (insertDelete), 5 (deleteDelete).
module RedBlackJoinSwapsSubtrees where

import Needle
import RedBlack

bug :: Bug
bug = JoinSwapsSubtrees

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 6 (Node Black (Node Black Leaf 0 (Node Red Leaf 3 Leaf)) 6 (Node Black (Node Red Leaf 9 Leaf) 12 Leaf))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)

-- expect: prop_deletePost falsified
-- witness: prop_deletePost 6 9 (Node Black (Node Black Leaf 0 (Node Red Leaf 3 Leaf)) 6 (Node Black (Node Red Leaf 9 Leaf) 12 Leaf))
prop_deletePost :: Int -> Int -> Tree -> Result
prop_deletePost k j t = valid t ==> member j (delete bug k t) == (j /= k && member j t)

-- expect: prop_deleteModel falsified
-- witness: prop_deleteModel 6 (Node Black (Node Black Leaf 0 (Node Red Leaf 3 Leaf)) 6 (Node Black (Node Red Leaf 9 Leaf) 12 Leaf))
prop_deleteModel :: Int -> Tree -> Result
prop_deleteModel k t = valid t ==> toList (delete bug k t) == deleteList k (toList t)

-- expect: prop_insertDelete falsified
-- witness: prop_insertDelete 1 3 (Node Black (Node Black Leaf 0 Leaf) 3 (Node Black (Node Red Leaf 6 Leaf) 9 Leaf))
prop_insertDelete :: Int -> Int -> Tree -> Result
prop_insertDelete k j t =
  valid t && k /= j ==> toList (insert bug k (delete bug j t)) == toList (delete bug j (insert bug k t))

-- expect: prop_deleteDelete falsified
-- witness: prop_deleteDelete 0 6 (Node Black (Node Black Leaf 0 (Node Red Leaf 3 Leaf)) 6 (Node Black (Node Red Leaf 9 Leaf) 12 Leaf))
prop_deleteDelete :: Int -> Int -> Tree -> Result
prop_deleteDelete k j t = valid t ==> toList (delete bug k (delete bug j t)) == toList (delete bug j (delete bug k t))
