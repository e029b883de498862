-- Red-black trees with a bug in join of red nodes with a red middle: the new left child is black.
-- Shown by valid trees of at least so many nodes: 8 (deleteValid).
module RedBlackJoinBlackChild where

import Needle
import RedBlack

bug :: Bug
bug = JoinBlackChild

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 9 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 Leaf)) 9 (Node Red (Node Black Leaf 12 (Node Red Leaf 15 Leaf)) 18 (Node Black Leaf 21 Leaf)))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)
