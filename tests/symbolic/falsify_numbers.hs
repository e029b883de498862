-- Single numbers, sums, products and remainders.
module FalsifyNumbers where

import Data.Int (Int8)
import Data.List (nub)
import Needle

-- expect: prop_oneNumber falsified
-- witness: prop_oneNumber 123456789
prop_oneNumber :: Int -> Bool
prop_oneNumber x = x /= 123456789

-- expect: prop_twelveDigits falsified
-- witness: prop_twelveDigits 987654321987
prop_twelveDigits :: Int -> Bool
prop_twelveDigits x = x /= 987654321987

-- expect: prop_thirtyDigits falsified
-- witness: prop_thirtyDigits 100000000000000000000000000007
prop_thirtyDigits :: Integer -> Bool
prop_thirtyDigits x = x /= 100000000000000000000000000007

-- expect: prop_sumAndDifference falsified
-- witness: prop_sumAndDifference 2617 1383
prop_sumAndDifference :: Int -> Int -> Bool
prop_sumAndDifference x y = not (x + y == 4000 && x - y == 1234)

-- x + y and x - y are both even or both odd, and stay so where numbers wrap around
-- expect: prop_sumAndDifferenceParity passes
prop_sumAndDifferenceParity :: Int -> Int -> Bool
prop_sumAndDifferenceParity x y = not (x + y == 4000 && x - y == 1235)

-- expect: prop_threeEquations falsified
-- witness: prop_threeEquations 2000 3000 (-1000)
prop_threeEquations :: Int -> Int -> Int -> Bool
prop_threeEquations x y z = not (2 * x + y - z == 8000 && x + 2 * y + z == 7000 && 3 * x - y + 2 * z == 1000)

-- the third equation contradicts the sum of the others
-- expect: prop_contradiction holds
prop_contradiction :: Integer -> Integer -> Integer -> Bool
prop_contradiction x y z = not (x + y + z == 10 && x - y + 2 * z == 3 && 2 * x + 3 * z == 14)

-- expect: prop_product falsified
-- witness: prop_product 415800 419328
prop_product :: Int -> Int -> Result
prop_product x y = 410000 < x && x < 420000 && 410000 < y && y < 420000 ==> x * y /= 174356582400

-- a product of neighbours
-- expect: prop_neighbours falsified
-- witness: prop_neighbours 1111111111
prop_neighbours :: Int -> Result
prop_neighbours x = 0 < x && x < 3000000000 ==> x * (x + 1) /= 1234567902098765432

-- expect: prop_pythagoras falsified
-- witness: prop_pythagoras 101 5100 5101
prop_pythagoras :: Int -> Int -> Int -> Result
prop_pythagoras a b c = 100 < a && a < b && b < c && c < 10000 ==> a * a + b * b /= c * c

-- expect: prop_squareRoot falsified
-- witness: prop_squareRoot 1234567891
prop_squareRoot :: Int -> Result
prop_squareRoot x = 0 <= x && x < 3000000000 ==> x * x /= 1524157877488187881

-- expect: prop_cubes falsified
-- witness: prop_cubes 1 12
prop_cubes :: Int -> Int -> Result
prop_cubes a b = 0 < a && a < b && b < 20 && a /= 9 ==> a * a * a + b * b * b /= 1729

-- expect: prop_absolute falsified
-- witness: prop_absolute (-9223372036854775808)
prop_absolute :: Int -> Bool
prop_absolute x = abs x >= 0

-- expect: prop_absoluteSmall falsified
-- witness: prop_absoluteSmall (-128)
prop_absoluteSmall :: Int8 -> Bool
prop_absoluteSmall x = abs x >= 0

-- expect: prop_negateTwice holds
prop_negateTwice :: Int -> Bool
prop_negateTwice x = negate (negate x) == x

-- expect: prop_negative falsified
-- witness: prop_negative (-9223372036854775808)
prop_negative :: Int -> Result
prop_negative x = x < 0 ==> negate x > 0

-- expect: prop_average falsified
-- witness: prop_average 9223372036854775807 1
prop_average :: Int -> Int -> Result
prop_average a b = 0 <= a && 0 <= b ==> (a + b) `div` 2 >= 0

-- expect: prop_quotientExists falsified
-- witness: prop_quotientExists (-9223372036854775808) (-1)
prop_quotientExists :: Int -> Int -> Result
prop_quotientExists x y = y /= 0 ==> (x `div` y) `seq` True

-- expect: prop_divisionByZero falsified
-- witness: prop_divisionByZero 4711 4711
prop_divisionByZero :: Int -> Int -> Result
prop_divisionByZero x y = x > 4700 && y > 4700 ==> x `mod` (x - y) >= 0 || x < y

-- the remainder has the sign of the divisor
-- expect: prop_remainderIsPositive falsified
-- witness: prop_remainderIsPositive 1 (-2)
prop_remainderIsPositive :: Int -> Int -> Result
prop_remainderIsPositive x y = y /= 0 ==> x `mod` y >= 0

-- expect: prop_oddByRemainder falsified
-- witness: prop_oddByRemainder (-2000000001)
prop_oddByRemainder :: Int -> Result
prop_oddByRemainder x = x < -2000000000 ==> odd x == (x `rem` 2 == 1)

-- a clock that goes back: rem leaves the dial
-- expect: prop_clock falsified
-- witness: prop_clock 0 1000001
prop_clock :: Int -> Int -> Result
prop_clock hour back = 0 <= hour && hour < 12 && 1000000 < back && back < 2000000 ==> (hour - back) `rem` 12 >= 0

-- expect: prop_modAndRem falsified
-- witness: prop_modAndRem (-1000000000)
prop_modAndRem :: Int -> Result
prop_modAndRem x = x < -999999999 ==> x `mod` 7 == x `rem` 7

-- three remainders together name one number below the product of the divisors
-- expect: prop_remainders falsified
-- witness: prop_remainders 987654321
prop_remainders :: Int -> Result
prop_remainders x =
  0 <= x && x < 1041537223 ==> not (x `mod` 1009 == 725 && x `mod` 1013 == 594 && x `mod` 1019 == 799)

-- seven different numbers do not fit in six places
-- expect: prop_pigeons holds
prop_pigeons :: Int -> Int -> Int -> Int -> Int -> Int -> Int -> Bool
prop_pigeons a b c d e f g = not (all inside xs && different xs)
  where
    xs = [a, b, c, d, e, f, g]
    inside x = 0 <= x && x < 6

-- six do
-- expect: prop_sixPigeons falsified
-- witness: prop_sixPigeons 1000 1001 1002 1003 1004 1005
prop_sixPigeons :: Int -> Int -> Int -> Int -> Int -> Int -> Bool
prop_sixPigeons a b c d e f = not (all inside xs && different xs)
  where
    xs = [a, b, c, d, e, f]
    inside x = 1000 <= x && x < 1006

different :: [Int] -> Bool
different [] = True
different (x : xs) = all (/= x) xs && different xs

-- four numbers with six different sums of two
-- expect: prop_differentSums falsified
-- witness: prop_differentSums 101 102 104 108
prop_differentSums :: Int -> Int -> Int -> Int -> Result
prop_differentSums a b c d =
  100 < a && a < b && b < c && c < d && d < 1000 ==> length (nub [a + b, a + c, a + d, b + c, b + d, c + d]) < 6

-- a magic square of three rows whose sum is 30000 has 10000 in its middle
-- expect: prop_magicMiddle passes
prop_magicMiddle :: Integer -> Integer -> Integer -> Integer -> Bool
prop_magicMiddle a b d e = not (all (== 30000) sums) || e == 10000
  where
    c = 30000 - a - b
    f = 30000 - d - e
    g = 30000 - a - d
    h = 30000 - b - e
    i = 30000 - c - f
    sums = [g + h + i, a + e + i, c + e + g]
