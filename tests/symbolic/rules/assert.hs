-- ASSERT: what is asserted is evaluated first; where it is false the assertion is violated, whatever comes after.
module Assert where

import G2.Symbolic

-- expect: prop_assert falsified
-- witness: prop_assert 65537
prop_assert :: Int -> Bool
prop_assert x = assert (x /= 65537) True

-- expect: prop_assertTrue holds
prop_assertTrue :: Int -> Int -> Bool
prop_assertTrue x y = assert (min x y <= max x y) True
