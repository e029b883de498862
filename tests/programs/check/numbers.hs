-- flags: --max-size 12
-- check: prop_int falsified n = -12; m = 5
-- check: prop_integer falsified n = 100
-- check: prop_word falsified w = 9
-- check: prop_char falsified c = '7'
-- check: prop_double falsified d = -0.75
-- check: prop_ratio falsified r = (-2) % 3
-- check: prop_int8 falsified i = -128
-- check: prop_float falsified f = 2.5
import Data.Int (Int8)
import Data.Ratio (denominator, numerator)

prop_int :: Int -> Int -> Bool
prop_int n m = not (n + 2 * m == -2 && m > 4)

prop_integer :: Integer -> Bool
prop_integer n = n /= 100

prop_word :: Word -> Bool
prop_word w = w < 9

prop_char :: Char -> Bool
prop_char c = c /= '7'

prop_double :: Double -> Bool
prop_double d = d * 4 /= -3

prop_ratio :: Rational -> Bool
prop_ratio r = not (numerator r == -2 && denominator r == 3)

prop_int8 :: Int8 -> Bool
prop_int8 i = i >= -127

prop_float :: Float -> Bool
prop_float f = f /= 2.5
