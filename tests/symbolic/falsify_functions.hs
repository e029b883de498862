-- Unknown functions on numbers: the same argument gives the same result, and that is all that is known of them.
module FalsifyFunctions where

import Needle

-- expect: prop_sameArgument holds
-- undrawn: prop_sameArgument equals for equals
prop_sameArgument :: (Int -> Int) -> Int -> Int -> Result
prop_sameArgument f x y = x == y ==> f x == f y

-- expect: prop_constant falsified
-- witness: prop_constant (\n -> if n == 0 then 0 else 1) 0 1
prop_constant :: (Int -> Int) -> Int -> Int -> Bool
prop_constant f x y = f x == f y

-- expect: prop_monotone falsified
-- witness: prop_monotone (\n -> -n) 1001 1002
prop_monotone :: (Int -> Int) -> Int -> Int -> Result
prop_monotone f x y = 1000 < x && x < y ==> f x <= f y

-- expect: prop_exactResults falsified
-- witness: prop_exactResults (\n -> if n == 5000 then 7000 else 9000) 5000
prop_exactResults :: (Int -> Int) -> Int -> Bool
prop_exactResults f x = not (x == 5000 && f x == 7000 && f (f x) == 9000)

-- f (f (f b)) == f b for every function on two values, but not on three
-- expect: prop_threeTimes falsified
-- witness: prop_threeTimes (\n -> n + 1) 0
prop_threeTimes :: (Int -> Int) -> Int -> Bool
prop_threeTimes f x = f (f (f x)) == f x

-- expect: prop_threeTimesBool holds
-- undrawn: prop_threeTimesBool four functions, all tried by hand
prop_threeTimesBool :: (Bool -> Bool) -> Bool -> Bool
prop_threeTimesBool f b = f (f (f b)) == f b

-- expect: prop_filterThenMap falsified
-- witness: prop_filterThenMap (> 4000) (\n -> n - 4000) 4001
prop_filterThenMap :: (Int -> Bool) -> (Int -> Int) -> Int -> Result
prop_filterThenMap p f x = x > 4000 ==> map f (filter p [x]) == filter p (map f [x])
