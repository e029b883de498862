-- Amounts of money in cents.
module FalsifyMoney where

import Needle

-- A rate of 19 per cent, rounded half up.
tax :: Int -> Int
tax cents = (cents * 19 + 50) `div` 100

price :: Int -> Bool
price cents = 0 <= cents && cents <= 100000000

-- rounding twice is not rounding once
-- expect: prop_taxOfSum falsified
-- witness: prop_taxOfSum 100003 100003
prop_taxOfSum :: Int -> Int -> Result
prop_taxOfSum a b = price a && price b && a > 100000 && b > 100000 ==> tax a + tax b == tax (a + b)

-- but it is off by one at most
-- expect: prop_taxOfSumNearly holds
prop_taxOfSumNearly :: Int -> Int -> Result
prop_taxOfSumNearly a b = price a && price b ==> abs (tax a + tax b - tax (a + b)) <= 1

-- expect: prop_taxGrows holds
prop_taxGrows :: Int -> Int -> Result
prop_taxGrows a b = price a && price b && a <= b ==> tax a <= tax b

-- without a bound it wraps around
-- expect: prop_taxIsPositive falsified
-- witness: prop_taxIsPositive 600000000000000000
prop_taxIsPositive :: Int -> Result
prop_taxIsPositive a = a >= 0 ==> tax a >= 0

-- expect: prop_taxNever falsified
-- witness: prop_taxNever 64977256
prop_taxNever :: Int -> Result
prop_taxNever a = price a ==> tax a /= 12345679

-- A bill for three, each paying the same.
thirds :: Int -> [Int]
thirds n = replicate 3 (n `div` 3)

-- expect: prop_thirds falsified
-- witness: prop_thirds 1000000
prop_thirds :: Int -> Result
prop_thirds n = n >= 1000000 && n `mod` 2 == 0 ==> sum (thirds n) == n

-- The cents that are left go to the first ones.
shares :: Int -> [Int]
shares n = [n `div` 3 + (if i < n `mod` 3 then 1 else 0) | i <- [0, 1, 2]]

-- expect: prop_shares holds
prop_shares :: Int -> Bool
prop_shares n = sum (shares n) == n

-- expect: prop_sharesAreFair holds
prop_sharesAreFair :: Int -> Bool
prop_sharesAreFair n = maximum (shares n) - minimum (shares n) <= 1

-- Half the difference between two prices, towards zero and downwards, is the same only if it is even or positive.
-- expect: prop_halfDifference falsified
-- witness: prop_halfDifference 100 1000101
prop_halfDifference :: Int -> Int -> Result
prop_halfDifference a b = price a && price b && abs (a - b) > 1000000 ==> (a - b) `div` 2 == (a - b) `quot` 2

-- A discount of 15 per cent and then of 10 is not one of 25.
discount :: Int -> Int -> Int
discount percent cents = cents - cents * percent `div` 100

-- expect: prop_discounts falsified
-- witness: prop_discounts 10000000
prop_discounts :: Int -> Result
prop_discounts a = 10000000 <= a && a <= 20000000 ==> discount 10 (discount 15 a) == discount 25 a

-- expect: prop_discountsOrder falsified
-- witness: prop_discountsOrder 10000010
prop_discountsOrder :: Int -> Result
prop_discountsOrder a = 10000000 <= a && a <= 20000000 ==> discount 10 (discount 15 a) == discount 15 (discount 10 a)

-- Euros and cents as they are printed.
euros :: Int -> (Int, Int)
euros cents = (cents `div` 100, cents `mod` 100)

-- a debt of 1000.01 is not minus 1001 euros and 99 cents
-- expect: prop_euros falsified
-- witness: prop_euros (-100001)
prop_euros :: Int -> Result
prop_euros n = -1000000 < n && n < -100000 ==> abs e * 100 + c == abs n
  where
    (e, c) = euros n
