-- was: one question about products took three times its limit, and the solver kept all others from their turn for seconds: inputs next to 0 were not tried, and no size was complete
-- $ needle check solver_keeps_turns.hs -t 4s -j 1
-- > +++ OK, all inputs up to size
-- > k = -1
-- ! no size is complete
-- exit 1
module SolverKeepsTurns where

power, fastPower :: Integer -> Integer -> Integer
power n k | k < 0 = error "negative exponent"
power _ 0 = 1
power n k = n * power n (k - 1)
fastPower _ 0 = 1
fastPower n k
  | even k = fastPower (n * n) (k `div` 2)
  | otherwise = n * fastPower n (k - 1)

prop_powers :: Integer -> Integer -> Bool
prop_powers n k = power n k == product (replicate (fromInteger k) n) && power n k == fastPower n k

prop_products :: Int -> Int -> Int -> Bool
prop_products x y z = x * (y * z) == (x * y) * z
