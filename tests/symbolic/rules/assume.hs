-- ASSUME: what is assumed is evaluated before what it is assumed for.
module Assume where

import G2.Symbolic

-- expect: prop_assume falsified
-- witness: prop_assume 31416
prop_assume :: Int -> Bool
prop_assume x = assume (x > 31415) (x /= 31416)

-- the division is never by zero
-- expect: prop_assumeFirst holds
prop_assumeFirst :: Int -> Bool
prop_assumeFirst x = assume (x > 1) (100 `div` x <= 50)
