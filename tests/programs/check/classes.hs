-- flags: --max-size 6
-- check: prop_ord falsified x = 0; y = 1
-- check: prop_num falsified x = -1
-- check: prop_fractional falsified x = 2.0
-- check: prop_two falsified x = 0; y = 1
prop_ord :: Ord a => a -> a -> Bool
prop_ord x y = x >= y || compare x y == GT

prop_num :: (Num a, Eq a) => a -> Bool
prop_num x = abs x == x

prop_fractional :: (Fractional a, Eq a) => a -> Bool
prop_fractional x = x /= 2

prop_two :: (Show a, Eq b, Num b) => a -> b -> Bool
prop_two x y = length (show x) /= 1 || y /= 1
