-- was: only dyadic fractions were tried, on which arithmetic is exact: (a+b)+c == a+(b+c) passed
-- $ needle check doubles_that_round.hs -j 1
-- > a = 1.0 b = -1.0 c = 0.1
-- > b = 0/0
-- > z = -0.0
-- > f = 0.99999994
-- exit 1
prop_associative :: Double -> Double -> Double -> Bool
prop_associative a b c = (a + b) + c == a + (b + c)

prop_equal :: Double -> Bool
prop_equal b = b == b

prop_zero :: Double -> Bool
prop_zero z = z /= 0 || 1 / z > 0

prop_third :: Float -> Bool
prop_third f = f * 10 * 3 == f * 3 * 10
