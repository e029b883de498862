-- Red-black trees with a bug in deletion on the left: the red root of the remainder stays red.
-- Shown by valid trees of at least so many nodes: 3 (deleteValid), 3 (deleteDelete).
module RedBlackShortLeftNotBlackened where

import Needle
import RedBlack

bug :: Bug
bug = ShortLeftNotBlackened

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid (-2) (Node Black (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 Leaf))
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)

-- expect: prop_deleteDelete falsified
-- witness: prop_deleteDelete (-2) 6 (Node Black (Node Black Leaf 0 Leaf) 3 (Node Black Leaf 6 Leaf))
prop_deleteDelete :: Int -> Int -> Tree -> Result
prop_deleteDelete k j t = valid t ==> toList (delete bug k (delete bug j t)) == toList (delete bug j (delete bug k t))
