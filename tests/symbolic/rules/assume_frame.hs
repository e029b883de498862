-- ASSUME-FRAME: the condition joins what the path knows; an impossible one ends the path.
module AssumeFrame where

import G2.Symbolic

-- expect: prop_assumeFrame holds
prop_assumeFrame :: Int -> Int -> Bool
prop_assumeFrame x y = assume (x < y) (assume (y < 20000) (x < 19999))

-- expect: prop_assumeFrameImpossible holds
-- undrawn: prop_assumeFrameImpossible no input meets both conditions
prop_assumeFrameImpossible :: Int -> Bool
prop_assumeFrameImpossible x = assume (x > 600) (assume (x < 600) False)

-- expect: prop_assumeFrameExact falsified
-- witness: prop_assumeFrameExact 600 600
prop_assumeFrameExact :: Int -> Int -> Bool
prop_assumeFrameExact x y = assume (x >= 600) (assume (y <= 600) (x /= y))
