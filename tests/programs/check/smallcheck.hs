{-# LANGUAGE FlexibleContexts, MultiParamTypeClasses #-}
-- flags: --max-size 10
-- slow: too much for a build that collects at every chance
-- check: prop_condition falsified x = 1; y = 0
-- check: prop_any_monad holds
-- check: prop_exists falsified x = 5
-- check: prop_unique falsified x = 1
-- check: prop_inside falsified
-- check: prop_reason falsified x = 2
-- check: prop_over falsified x = 2
-- check: prop_depth holds_up_to 1
-- check: prop_unmet holds
-- says: prop_exists argument does not exist
-- says: prop_reason two
-- says: prop_inside there exists 3 such that
import Test.SmallCheck
import Test.SmallCheck.Series

prop_condition :: Int -> Int -> Property IO
prop_condition x y = x > 0 ==> x + y > 1

prop_any_monad :: Monad m => Int -> Property m
prop_any_monad x = x > 3 ==> x > 2

-- only because the quantifier goes to depth 5
prop_exists :: Int -> Property IO
prop_exists x = exists (\y -> y == x + 1)

prop_unique :: Int -> Property IO
prop_unique x = existsUnique (\y -> y * y == x)

prop_inside :: Property IO
prop_inside = forAll (\x -> (x :: Int) /= 3)

prop_reason :: Int -> Either String String
prop_reason x = if x == 2 then Left "two" else Right "not two"

prop_over :: Int -> Property IO
prop_over x = over (generate (\d -> [0 .. d])) (\y -> y + x /= 7)

prop_depth :: Bool -> Property IO
prop_depth b = changeDepth (const 1) (\x -> (x :: Int) < 2 && b == b)

prop_unmet :: Int -> Property IO
prop_unmet x = x /= x ==> False
