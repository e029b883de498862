-- What a solver does not like: it may give up, but it may not be wrong, and it must come back in time.
module Hostile where

import Needle

-- Fermat's last theorem for cubes
-- expect: prop_cubes unrefuted
prop_cubes :: Integer -> Integer -> Integer -> Result
prop_cubes x y z = x > 0 && y > 0 ==> x * x * x + y * y * y /= z * z * z

-- among 64-bit numbers it is false
-- expect: prop_cubesWrap sought
-- witness: prop_cubesWrap 2097152 2097152 4194304
prop_cubesWrap :: Int -> Int -> Int -> Result
prop_cubesWrap x y z = x > 1000 && y > 1000 && z > 1000 ==> x * x * x + y * y * y /= z * z * z

-- the product of two primes
-- expect: prop_factors sought
-- witness: prop_factors 999979 999983
prop_factors :: Integer -> Integer -> Result
prop_factors p q = 1 < p && p <= q ==> p * q /= 999962000357

-- expect: prop_prime unrefuted
prop_prime :: Integer -> Integer -> Result
prop_prime p q = 1 < p && p <= q ==> p * q /= 1000003

-- three squares do not make a number of the form 8n + 7
-- expect: prop_threeSquares unrefuted
prop_threeSquares :: Integer -> Integer -> Integer -> Bool
prop_threeSquares a b c = a * a + b * b + c * c /= 7000007

-- expect: prop_hugeLiteral sought
-- witness: prop_hugeLiteral (10 ^ 300)
prop_hugeLiteral :: Integer -> Bool
prop_hugeLiteral x = x /= huge

huge :: Integer
huge = 10 ^ (300 :: Int)

-- expect: prop_hugeOdd unrefuted
prop_hugeOdd :: Integer -> Bool
prop_hugeOdd x = 2 * x /= huge + 1

-- expect: prop_divideByUnknown falsified
-- witness: prop_divideByUnknown 5 0
prop_divideByUnknown :: Int -> Int -> Bool
prop_divideByUnknown x y = x `div` y == x `div` y

-- expect: prop_divideByDifference falsified
-- witness: prop_divideByDifference 1000 1000
prop_divideByDifference :: Int -> Int -> Result
prop_divideByDifference x y = x > 999 && y > 999 ==> 1 `rem` (x - y) <= 1

-- a sum of a hundred thousand terms
-- expect: prop_longSum unrefuted
prop_longSum :: Integer -> Integer -> Bool
prop_longSum x y = total 50000 0 == 50000 * (x + y)
  where
    total :: Int -> Integer -> Integer
    total 0 n = n
    total k n = n `seq` total (k - 1) (x + (y + n))

-- a sum of unlike terms: nothing cancels
-- expect: prop_longSumOfParts unrefuted
prop_longSumOfParts :: Integer -> Bool
prop_longSumOfParts x = sum [(x + k) `mod` 2 | k <- [1 .. 2000]] == 1000

-- a generator of random numbers runs backwards, but who knows that
-- expect: prop_generator sought
-- witness: prop_generator 42
prop_generator :: Int -> Result
prop_generator x = 0 <= x && x < 65536 ==> iterate step x !! 40 /= 42050
  where
    step n = (n * 25173 + 13849) `mod` 65536

-- twelve numbers that have nothing to do with each other
-- expect: prop_manyConditions falsified
-- witness: prop_manyConditions [1 .. 12]
prop_manyConditions :: [Int] -> Bool
prop_manyConditions xs = not (length xs == 12 && and (zipWith (==) xs [1 ..]))

-- the unknown is an exponent
-- expect: prop_power falsified
-- witness: prop_power 20
prop_power :: Int -> Result
prop_power n = 0 <= n ==> 2 ^ n /= (1048576 :: Integer)

-- 2^n grows faster than n^2 from 5 on
-- expect: prop_powerGrows unrefuted
prop_powerGrows :: Int -> Result
prop_powerGrows n = 5 <= n && n < 200 ==> (2 :: Integer) ^ n > toInteger n * toInteger n
