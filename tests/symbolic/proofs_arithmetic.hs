-- What holds for all numbers that are computed with, at 64 bits, where a sum may wrap around; and what nearly does.
module ProofsArithmetic where

import Needle

-- expect: prop_successor holds
prop_successor :: Integer -> Bool
prop_successor x = x + 1 > x

-- expect: prop_successorWraps falsified
-- witness: prop_successorWraps 9223372036854775807
prop_successorWraps :: Int -> Bool
prop_successorWraps x = x + 1 > x

-- expect: prop_successorBounded holds
prop_successorBounded :: Int -> Result
prop_successorBounded x = x < maxBound ==> x + 1 > x

-- expect: prop_predecessorWraps falsified
-- witness: prop_predecessorWraps (-9223372036854775808)
prop_predecessorWraps :: Int -> Bool
prop_predecessorWraps x = x - 1 < x

-- expect: prop_doubleWraps falsified
-- witness: prop_doubleWraps 4611686018427387904
prop_doubleWraps :: Int -> Result
prop_doubleWraps x = x > 0 ==> 2 * x > x

-- expect: prop_double holds
prop_double :: Integer -> Result
prop_double x = x > 0 ==> 2 * x > x

-- expect: prop_absolute holds
prop_absolute :: Int -> Bool
prop_absolute x = abs x >= 0 || x == minBound

-- expect: prop_absoluteInteger holds
prop_absoluteInteger :: Integer -> Bool
prop_absoluteInteger x = abs x >= 0 && abs x >= x

-- expect: prop_signum holds
prop_signum :: Int -> Bool
prop_signum x = signum x * abs x == x

-- expect: prop_signumValues holds
prop_signumValues :: Int -> Bool
prop_signumValues x = signum x `elem` [-1, 0, 1]

-- expect: prop_plusMinus holds
prop_plusMinus :: Int -> Int -> Bool
prop_plusMinus x y = x + y - y == x

-- expect: prop_plusCommutes holds
prop_plusCommutes :: Int -> Int -> Bool
prop_plusCommutes x y = x + y == y + x

-- expect: prop_plusAssociates holds
prop_plusAssociates :: Int -> Int -> Int -> Bool
prop_plusAssociates x y z = (x + y) + z == x + (y + z)

-- expect: prop_distribute holds
prop_distribute :: Integer -> Integer -> Bool
prop_distribute x y = 12 * (x + y) == 12 * x + 12 * y

-- wraps around on both sides alike
-- expect: prop_distributeInt holds
prop_distributeInt :: Int -> Int -> Bool
prop_distributeInt x y = 12 * (x + y) == 12 * x + 12 * y

-- expect: prop_differenceSign holds
prop_differenceSign :: Integer -> Integer -> Bool
prop_differenceSign x y = (x - y > 0) == (x > y)

-- a comparison by the sign of a difference is wrong where it wraps around
-- expect: prop_differenceSignWraps falsified
-- witness: prop_differenceSignWraps 9223372036854775807 (-1)
prop_differenceSignWraps :: Int -> Int -> Bool
prop_differenceSignWraps x y = (x - y > 0) == (x > y)

-- expect: prop_sumMonotone holds
prop_sumMonotone :: Integer -> Integer -> Integer -> Result
prop_sumMonotone x y z = x <= y ==> x + z <= y + z

-- expect: prop_sumMonotoneWraps falsified
-- witness: prop_sumMonotoneWraps 0 1 9223372036854775807
prop_sumMonotoneWraps :: Int -> Int -> Int -> Result
prop_sumMonotoneWraps x y z = x <= y ==> x + z <= y + z

-- expect: prop_exchange holds
prop_exchange :: Int -> Int -> Bool
prop_exchange x y = (b', a') == (x, y)
  where
    a = x + y
    b' = a - y
    a' = a - b'

-- expect: prop_modRange holds
prop_modRange :: Int -> Bool
prop_modRange x = 0 <= x `mod` 7 && x `mod` 7 <= 6

-- expect: prop_remRange holds
prop_remRange :: Int -> Bool
prop_remRange x = -7 < x `rem` 7 && x `rem` 7 < 7

-- expect: prop_remRangePositive falsified
-- witness: prop_remRangePositive (-1)
prop_remRangePositive :: Int -> Bool
prop_remRangePositive x = 0 <= x `rem` 7

-- expect: prop_divMod holds
prop_divMod :: Int -> Bool
prop_divMod x = x `div` 7 * 7 + x `mod` 7 == x

-- expect: prop_quotRem holds
prop_quotRem :: Int -> Bool
prop_quotRem x = x `quot` 7 * 7 + x `rem` 7 == x

-- expect: prop_remSign holds
prop_remSign :: Int -> Bool
prop_remSign x = x `rem` 5 == 0 || signum (x `rem` 5) == signum x

-- expect: prop_modNegativeDivisor holds
prop_modNegativeDivisor :: Int -> Bool
prop_modNegativeDivisor x = -5 < x `mod` (-5) && x `mod` (-5) <= 0

-- expect: prop_quotBelowDiv holds
prop_quotBelowDiv :: Int -> Bool
prop_quotBelowDiv x = x `div` 3 <= x `quot` 3 && x `quot` 3 <= x `div` 3 + 1

-- expect: prop_divIsQuot falsified
-- witness: prop_divIsQuot (-10)
prop_divIsQuot :: Int -> Bool
prop_divIsQuot x = x `div` 3 == x `quot` 3

-- expect: prop_divMonotone holds
prop_divMonotone :: Int -> Int -> Result
prop_divMonotone x y = x <= y ==> x `div` 10 <= y `div` 10

-- expect: prop_evenOrOdd holds
prop_evenOrOdd :: Int -> Bool
prop_evenOrOdd x = even x /= odd x

-- a sum of neighbours is odd, even where it wraps around
-- expect: prop_neighboursOdd holds
prop_neighboursOdd :: Int -> Bool
prop_neighboursOdd x = odd (x + (x + 1))

-- expect: prop_halfTwice holds
prop_halfTwice :: Int -> Result
prop_halfTwice x = even x ==> 2 * (x `div` 2) == x

-- expect: prop_halfOfDouble holds
prop_halfOfDouble :: Integer -> Bool
prop_halfOfDouble x = (2 * x) `div` 2 == x

-- expect: prop_halfOfDoubleWraps falsified
-- witness: prop_halfOfDoubleWraps 4611686018427387904
prop_halfOfDoubleWraps :: Int -> Bool
prop_halfOfDoubleWraps x = (2 * x) `div` 2 == x

-- expect: prop_averageBetween holds
prop_averageBetween :: Integer -> Integer -> Result
prop_averageBetween x y = x <= y ==> x <= (x + y) `div` 2 && (x + y) `div` 2 <= y

-- expect: prop_averageOfSmall holds
prop_averageOfSmall :: Int -> Int -> Result
prop_averageOfSmall x y = -1000000 <= x && x <= y && y <= 1000000 ==> x <= (x + y) `div` 2 && (x + y) `div` 2 <= y

-- The distance of two numbers.
distance :: Integer -> Integer -> Integer
distance x y = abs (x - y)

-- expect: prop_triangle holds
prop_triangle :: Integer -> Integer -> Integer -> Bool
prop_triangle x y z = distance x z <= distance x y + distance y z

-- expect: prop_maxBySum holds
prop_maxBySum :: Integer -> Integer -> Bool
prop_maxBySum x y = 2 * max x y == x + y + distance x y

-- expect: prop_minPlusMax holds
prop_minPlusMax :: Int -> Int -> Bool
prop_minPlusMax x y = min x y + max x y == x + y

-- expect: prop_linearNoSolution holds
prop_linearNoSolution :: Int -> Int -> Bool
prop_linearNoSolution x y = 6 * x + 10 * y /= 12345

-- 6x + 9y is a multiple of three among the integers, but 2^64 is none
-- expect: prop_linearWraps falsified
-- witness: prop_linearWraps 0 (-8198552921648689606)
prop_linearWraps :: Int -> Int -> Bool
prop_linearWraps x y = 6 * x + 9 * y /= 10
