-- Recursion that a number steers: McCarthy's function, greatest common divisors, Collatz sequences, powers.
module FalsifyRecursion where

import Needle

-- McCarthy's function: 91 for every number up to 100.
mccarthy :: Int -> Int
mccarthy n
  | n > 100 = n - 10
  | otherwise = mccarthy (mccarthy (n + 11))

-- expect: prop_mccarthyAbove holds
prop_mccarthyAbove :: Int -> Result
prop_mccarthyAbove n = n > 100 ==> mccarthy n == n - 10

-- expect: prop_mccarthyBelow passes
prop_mccarthyBelow :: Int -> Result
prop_mccarthyBelow n = 80 <= n && n <= 100 ==> mccarthy n == 91

-- expect: prop_mccarthyGrows falsified
-- witness: prop_mccarthyGrows 93
prop_mccarthyGrows :: Int -> Result
prop_mccarthyGrows n = 92 < n ==> mccarthy n < n && mccarthy n /= 91

-- expect: prop_mccarthyNever falsified
-- witness: prop_mccarthyNever 7654331
prop_mccarthyNever :: Int -> Bool
prop_mccarthyNever n = mccarthy n /= 7654321

euclid :: Integer -> Integer -> Integer
euclid a 0 = a
euclid a b = euclid b (a `mod` b)

-- expect: prop_gcdNotThirtySeven falsified
-- witness: prop_gcdNotThirtySeven 1073 1036
prop_gcdNotThirtySeven :: Integer -> Integer -> Result
prop_gcdNotThirtySeven a b = a > b && b > 1000 ==> euclid a b /= 37

-- neighbours have no common divisor
-- expect: prop_gcdNeighbours passes
prop_gcdNeighbours :: Integer -> Result
prop_gcdNeighbours a = a > 1 ==> euclid (a + 1) a == 1

-- numbers two apart may have one
-- expect: prop_gcdTwoApart falsified
-- witness: prop_gcdTwoApart 5000002
prop_gcdTwoApart :: Integer -> Result
prop_gcdTwoApart a = a > 5000000 ==> euclid (a + 2) a == 1

collatz :: Int -> Int
collatz n
  | even n = n `div` 2
  | otherwise = 3 * n + 1

-- is 1 reached within so many steps?
settles :: Int -> Int -> Bool
settles _ 1 = True
settles 0 _ = False
settles fuel n = settles (fuel - 1) (collatz n)

-- expect: prop_collatzLong falsified
-- witness: prop_collatzLong 65536
prop_collatzLong :: Int -> Result
prop_collatzLong n = 30000 < n && n < 100000 ==> not (settles 16 n)

-- odd numbers beyond 20000 that settle soon: 21845 goes to 65536
-- expect: prop_collatzOdd falsified
-- witness: prop_collatzOdd 21845
prop_collatzOdd :: Int -> Result
prop_collatzOdd n = 20000 < n && n < 100000 && odd n ==> not (settles 17 n)

-- expect: prop_collatzSettles passes
prop_collatzSettles :: Int -> Result
prop_collatzSettles n = 0 < n && n <= 10 ==> settles 19 n

-- the factorial grows past any bound, and comes back where it wraps around: 21! is negative
factorial :: Int -> Int
factorial n
  | n <= 0 = 1
  | otherwise = n * factorial (n - 1)

-- expect: prop_factorialPositive falsified
-- witness: prop_factorialPositive 21
prop_factorialPositive :: Int -> Result
prop_factorialPositive n = 0 <= n && n <= 30 ==> factorial n > 0

-- the sum of the first n numbers
triangle :: Integer -> Integer
triangle n
  | n <= 0 = 0
  | otherwise = n + triangle (n - 1)

-- expect: prop_triangle falsified
-- witness: prop_triangle 23
prop_triangle :: Integer -> Bool
prop_triangle n = triangle n /= 276

-- digits from the last to the first
digits :: Int -> [Int]
digits n
  | n < 10 = [n]
  | otherwise = n `mod` 10 : digits (n `div` 10)

-- expect: prop_digitSum falsified
-- witness: prop_digitSum 99999999
prop_digitSum :: Int -> Result
prop_digitSum n = 0 <= n && n < 100000000 ==> sum (digits n) < 72

-- expect: prop_palindrome falsified
-- witness: prop_palindrome 7300037
prop_palindrome :: Int -> Result
prop_palindrome n = n > 7300000 && n < 7300100 ==> digits n /= reverse (digits n)
