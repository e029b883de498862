-- Red-black trees with a bug in join of red nodes with a red middle: the new left child is black.
-- Shown by valid trees of at least so many nodes: 8 (deleteValid).
module RedBlackJoinBlackChild where

import Needle
import RedBlack

bug :: Bug
bug = JoinBlackChild

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 6 (Node Black (Node Red (Node Black Leaf 0 Leaf) 2 (Node Black Leaf 4 Leaf)) 6 (Node Red (Node Black Leaf 8 (Node Red Leaf 10 Leaf)) 12 (Node Black Leaf 14 Leaf)))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)
