-- Red-black trees without a bug: all that is said of them holds. GHC has tried every valid tree of up to 8 nodes with
-- every key and every place between keys.
module RedBlackCorrect where

import Needle
import RedBlack

bug :: Bug
bug = Correct

-- expect: prop_insertValid passes
-- undrawn: prop_insertValid all trees of up to 8 nodes were tried
prop_insertValid :: Int -> Tree -> Result
prop_insertValid k t = valid t ==> valid (insert bug k t)

-- expect: prop_deleteValid passes
-- undrawn: prop_deleteValid all trees of up to 8 nodes were tried
prop_deleteValid :: Int -> Tree -> Result
prop_deleteValid k t = valid t ==> valid (delete bug k t)

-- expect: prop_insertPost passes
-- undrawn: prop_insertPost all trees of up to 8 nodes were tried
prop_insertPost :: Int -> Int -> Tree -> Result
prop_insertPost k j t = valid t ==> member j (insert bug k t) == (j == k || member j t)

-- expect: prop_deletePost passes
-- undrawn: prop_deletePost all trees of up to 8 nodes were tried
prop_deletePost :: Int -> Int -> Tree -> Result
prop_deletePost k j t = valid t ==> member j (delete bug k t) == (j /= k && member j t)

-- expect: prop_insertModel passes
-- undrawn: prop_insertModel all trees of up to 8 nodes were tried
prop_insertModel :: Int -> Tree -> Result
prop_insertModel k t = valid t ==> toList (insert bug k t) == insertList k (toList t)

-- expect: prop_deleteModel passes
-- undrawn: prop_deleteModel all trees of up to 8 nodes were tried
prop_deleteModel :: Int -> Tree -> Result
prop_deleteModel k t = valid t ==> toList (delete bug k t) == deleteList k (toList t)

-- expect: prop_insertInsert passes
-- undrawn: prop_insertInsert all trees of up to 8 nodes were tried
prop_insertInsert :: Int -> Int -> Tree -> Result
prop_insertInsert k j t = valid t ==> toList (insert bug k (insert bug j t)) == toList (insert bug j (insert bug k t))

-- expect: prop_insertDelete passes
-- undrawn: prop_insertDelete all trees of up to 8 nodes were tried
prop_insertDelete :: Int -> Int -> Tree -> Result
prop_insertDelete k j t =
  valid t && k /= j ==> toList (insert bug k (delete bug j t)) == toList (delete bug j (insert bug k t))

-- expect: prop_deleteDelete passes
-- undrawn: prop_deleteDelete all trees of up to 8 nodes were tried
prop_deleteDelete :: Int -> Int -> Tree -> Result
prop_deleteDelete k j t = valid t ==> toList (delete bug k (delete bug j t)) == toList (delete bug j (delete bug k t))
