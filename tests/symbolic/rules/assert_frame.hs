-- ASSERT-FRAME: two paths, one on which the assertion is violated and one that goes on. An assertion that nobody
-- evaluates is not violated.
module AssertFrame where

import G2.Symbolic

root :: Int -> Int
root n = assert (n >= 0) (if n < 4 then 1 else 2)

-- expect: prop_assertFrame falsified
-- witness: prop_assertFrame (-5001)
prop_assertFrame :: Int -> Bool
prop_assertFrame x = assume (x < -5000 || x > 0) (root x > 0)

-- the path that goes on finds what is wrong later
-- expect: prop_assertFrameLater falsified
-- witness: prop_assertFrameLater 30303
prop_assertFrameLater :: Int -> Bool
prop_assertFrameLater x = assume (x > 0) (root x == 1 || x /= 30303)

-- expect: prop_assertFrameKept holds
prop_assertFrameKept :: Int -> Bool
prop_assertFrameKept x = assume (x >= 0) (root x >= 1)

-- expect: prop_assertFrameUnused holds
prop_assertFrameUnused :: Int -> Bool
prop_assertFrameUnused x = length [root x] == 1
