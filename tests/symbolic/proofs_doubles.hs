-- Properties of Double and Float that hold for every one of them.
module ProofsDoubles where

import Needle

-- no square is 2, though some come near
-- expect: prop_squareIsNotTwo holds
prop_squareIsNotTwo :: Double -> Bool
prop_squareIsNotTwo x = x * x /= 2

-- expect: prop_tenthsDiffer holds
prop_tenthsDiffer :: Double -> Bool
prop_tenthsDiffer x = x /= 0.1 + 0.2 || x /= 0.3

-- expect: prop_clamped holds
prop_clamped :: Double -> Bool
prop_clamped x = clamp x >= 0 && clamp x <= 1

clamp :: Double -> Double
clamp x
  | x > 1 = 1
  | x > 0 = x
  | otherwise = 0

-- expect: prop_clampedTwice holds
prop_clampedTwice :: Double -> Bool
prop_clampedTwice x = clamp (clamp x) == clamp x

-- expect: prop_clampKeepsOrder holds
prop_clampKeepsOrder :: Double -> Double -> Result
prop_clampKeepsOrder x y = x <= y ==> clamp x <= clamp y

-- expect: prop_transitive holds
prop_transitive :: Double -> Double -> Double -> Result
prop_transitive x y z = x < y && y < z ==> x < z

-- expect: prop_equalOrUnordered holds
prop_equalOrUnordered :: Double -> Double -> Bool
prop_equalOrUnordered x y = isNaN x || isNaN y || x < y || x == y || x > y

-- expect: prop_commutative holds
prop_commutative :: Double -> Double -> Bool
prop_commutative x y = isNaN (x + y) || x + y == y + x

-- expect: prop_twice holds
prop_twice :: Double -> Bool
prop_twice x = isNaN x || x + x == 2 * x

-- expect: prop_halves holds
prop_halves :: Double -> Bool
prop_halves x = isNaN x || x / 2 == x * 0.5

-- expect: prop_negatedTwice holds
prop_negatedTwice :: Double -> Bool
prop_negatedTwice x = isNaN x || negate (negate x) == x

-- expect: prop_negationTurnsOrder holds
prop_negationTurnsOrder :: Double -> Double -> Result
prop_negationTurnsOrder x y = x < y ==> negate y < negate x

-- expect: prop_absolute holds
prop_absolute :: Double -> Bool
prop_absolute x = isNaN x || abs x >= 0

-- expect: prop_neutral holds
prop_neutral :: Double -> Bool
prop_neutral x = isNaN x || (x + 0 == x && x * 1 == x && x - 0 == x && x / 1 == x)

-- expect: prop_squareIsPositive holds
prop_squareIsPositive :: Double -> Bool
prop_squareIsPositive x = isNaN x || x * x >= 0

-- expect: prop_boundedSum holds
prop_boundedSum :: Double -> Double -> Result
prop_boundedSum x y = x >= 0 && x <= 10 && y >= 0 && y <= 20 ==> x + y <= 30

-- expect: prop_boundedProduct holds
prop_boundedProduct :: Double -> Double -> Result
prop_boundedProduct x y = x >= 1 && x <= 10 && y >= 1 && y <= 10 ==> x * y >= 1 && x * y <= 100

-- left to Z3, which has half a second
-- expect: prop_smallGrows unrefuted
prop_smallGrows :: Double -> Result
prop_smallGrows x = x > 0 && x < 1000000 ==> x + 1 > x

-- expect: prop_midpointOfSmall holds
prop_midpointOfSmall :: Double -> Result
prop_midpointOfSmall x = x >= 1 && x <= 2 ==> (x + 3) / 2 >= x

-- expect: prop_truncatedSmall holds
prop_truncatedSmall :: Double -> Result
prop_truncatedSmall x = x >= 0 && x < 10 ==> (truncate x :: Int) <= 9

-- expect: prop_negativeZeroIsZero holds
prop_negativeZeroIsZero :: Double -> Bool
prop_negativeZeroIsZero x = not (isNegativeZero x) || (x == 0 && 1 / x < 0)

-- expect: prop_maximumIsOne holds
prop_maximumIsOne :: Double -> Double -> Bool
prop_maximumIsOne x y = isNaN x || isNaN y || max x y == x || max x y == y

-- expect: prop_floatOrder holds
prop_floatOrder :: Float -> Float -> Float -> Result
prop_floatOrder x y z = x <= y && y <= z ==> x <= z

-- expect: prop_floatSquareIsNotTwo holds
prop_floatSquareIsNotTwo :: Float -> Bool
prop_floatSquareIsNotTwo x = x * x /= 2

-- expect: prop_sortedInOrder passes
prop_sortedInOrder :: [Double] -> Result
prop_sortedInOrder xs = not (any isNaN xs) ==> and (zipWith (<=) s (drop 1 s))
  where
    s = foldr place [] xs
    place x [] = [x]
    place x (y : ys) = if x <= y then x : y : ys else y : place x ys

-- three numbers are too many for a proof
-- expect: prop_cauchy unrefuted
prop_cauchy :: Double -> Double -> Result
prop_cauchy x y = abs x < 100 && abs y < 100 ==> 2 * x * y <= (x * x + y * y) * 1.0000001 + 1.0e-9
