-- UPDATE-FRAME-INSERT: what was evaluated to a symbolic value once is that value for all who ask again.
module UpdateFrameInsert where

-- expect: prop_updateFrameInsert holds
prop_updateFrameInsert :: Int -> Int -> Bool
prop_updateFrameInsert x y = larger >= x && larger >= y && (larger == x || larger == y)
  where
    larger = if x < y then y else x

-- each definition uses the one before twice: without updates there were a million additions
-- expect: prop_updateFrameInsertChain holds
prop_updateFrameInsertChain :: Int -> Bool
prop_updateFrameInsertChain x = iterate double start !! 20 == 1048576 * start
  where
    start = if x < 0 then 0 else x
    double n = n + n
