-- Red-black trees with a bug in deletion: the root stays red.
-- Shown by valid trees of at least so many nodes: 1 (deleteValid).
module RedBlackDeleteRedRoot where

import Needle
import RedBlack

bug :: Bug
bug = DeleteRedRoot

-- expect: prop_deleteValid falsified
-- witness: prop_deleteValid (-2) (Node Black Leaf 0 Leaf)
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)
