-- Red-black trees with a bug in deletion on the right, red sibling: the sibling's far child stays black.
-- Shown by valid trees of at least so many nodes: 5 (deleteValid), 5 (deleteDelete).
module RedBlackShortRightKeepsBlack where

import Needle
import RedBlack

bug :: Bug
bug = ShortRightKeepsBlack

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid 12 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 Leaf)) 9 (Node Black Leaf 12 Leaf))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)

-- expect: prop_deleteDelete falsified
-- witness: prop_deleteDelete 0 12 (Node Black (Node Red (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 Leaf)) 9 (Node Black Leaf 12 Leaf))
prop_deleteDelete :: Int -> Int -> Tree -> Result
prop_deleteDelete k j t = valid t ==> toList (delete bug k (delete bug j t)) == toList (delete bug j (delete bug k t))
