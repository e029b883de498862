-- Properties of Double and Float that fail: at NaN, at -0.0, where sums round, at one number among all.
module FalsifyDoubles where

import Needle

-- expect: prop_reflexive falsified
-- witness: prop_reflexive (0/0)
prop_reflexive :: Double -> Bool
prop_reflexive x = x == x

-- expect: prop_largerByOne falsified
-- witness: prop_largerByOne 1.0e16
prop_largerByOne :: Double -> Bool
prop_largerByOne x = x + 1 /= x

-- between these numbers there is none that a sum with 1 leaves as it is, but one that a smaller sum does
-- expect: prop_largerByLittle falsified
-- witness: prop_largerByLittle 1000
prop_largerByLittle :: Double -> Result
prop_largerByLittle x = x > 0 && x <= 1000 ==> x + 1.0e-14 /= x

-- expect: prop_associative falsified
-- witness: prop_associative 0.1 0.2 0.3
prop_associative :: Double -> Double -> Double -> Result
prop_associative x y z = all (\v -> v > 0 && v < 10) [x, y, z] ==> (x + y) + z == x + (y + z)

-- expect: prop_tenths falsified
-- witness: prop_tenths 0.2
prop_tenths :: Double -> Bool
prop_tenths x = not (x < 1 && x + 0.1 == 0.30000000000000004)

-- expect: prop_distributive falsified
-- witness: prop_distributive 0.1 0.7
prop_distributive :: Double -> Double -> Result
prop_distributive x y = abs x < 100 && abs y < 100 ==> 3 * (x + y) == 3 * x + 3 * y

-- expect: prop_oneDouble falsified
-- witness: prop_oneDouble 12345.678
prop_oneDouble :: Double -> Bool
prop_oneDouble x = x /= 12345.678

-- expect: prop_linear falsified
-- witness: prop_linear 617283.39
prop_linear :: Double -> Bool
prop_linear x = 2 * x + 1 /= 1234567.78

-- expect: prop_squareOfHalf falsified
-- witness: prop_squareOfHalf 1.5
prop_squareOfHalf :: Double -> Bool
prop_squareOfHalf x = x * x /= 2.25

-- expect: prop_cubic falsified
-- witness: prop_cubic 2.5
prop_cubic :: Double -> Bool
prop_cubic x = x * x * x - 2 * x /= 10.625

-- two equations at once are left to Z3, which has half a second
-- expect: prop_twoDoubles sought
-- witness: prop_twoDoubles 10.5 4.25
prop_twoDoubles :: Double -> Double -> Bool
prop_twoDoubles x y = not (x + y == 14.75 && x - y == 6.25)

-- the zeros are equal, their reciprocals are not
-- expect: prop_reciprocals falsified
-- witness: prop_reciprocals 0 (-0.0)
prop_reciprocals :: Double -> Double -> Result
prop_reciprocals x y = x == y ==> 1 / x == 1 / y

-- expect: prop_zeroIsPositive falsified
-- witness: prop_zeroIsPositive (-0.0)
prop_zeroIsPositive :: Double -> Bool
prop_zeroIsPositive x = x /= 0 || 1 / x > 0

-- expect: prop_noNegativeZero falsified
-- witness: prop_noNegativeZero (-0.0)
prop_noNegativeZero :: Double -> Bool
prop_noNegativeZero x = not (isNegativeZero x)

-- expect: prop_productOfPositives falsified
-- witness: prop_productOfPositives 1.0e-200 1.0e-200
prop_productOfPositives :: Double -> Double -> Result
prop_productOfPositives x y = x > 0 && y > 0 ==> x * y > 0

-- expect: prop_neverInfinite falsified
-- witness: prop_neverInfinite 1.0e308
prop_neverInfinite :: Double -> Result
prop_neverInfinite x = not (isInfinite x) ==> not (isInfinite (x * 10))

-- expect: prop_neverNaN falsified
-- witness: prop_neverNaN (1/0) (-1/0)
prop_neverNaN :: Double -> Double -> Result
prop_neverNaN x y = not (isNaN x || isNaN y) ==> not (isNaN (x + y))

-- expect: prop_total falsified
-- witness: prop_total 1 (0/0)
prop_total :: Double -> Double -> Bool
prop_total x y = x < y || x >= y

-- expect: prop_compare falsified
-- witness: prop_compare (0/0) (0/0)
prop_compare :: Double -> Double -> Bool
prop_compare x y = (compare x y == EQ) == not (x < y || x > y)

-- expect: prop_maximum falsified
-- witness: prop_maximum (0/0) 1
prop_maximum :: Double -> Double -> Bool
prop_maximum x y = max x y >= x

-- expect: prop_midpoint falsified
-- witness: prop_midpoint (read "1.0e308") 1.7e308
prop_midpoint :: Double -> Double -> Result
prop_midpoint x y = 0 < x && x <= y ==> (x + y) / 2 <= y

-- expect: prop_truncate falsified
-- witness: prop_truncate 42.5
prop_truncate :: Double -> Result
prop_truncate x = x > 0 && x < 100 ==> (truncate x :: Int) /= 42

-- expect: prop_roundHalfUp falsified
-- witness: prop_roundHalfUp 0.5
prop_roundHalfUp :: Double -> Result
prop_roundHalfUp x = x >= 0 && x < 1000 ==> (round x :: Int) == floor (x + 0.5)

-- expect: prop_floorIsTruncate falsified
-- witness: prop_floorIsTruncate (-0.5)
prop_floorIsTruncate :: Double -> Result
prop_floorIsTruncate x = abs x < 1000 ==> (floor x :: Int) == truncate x

-- expect: prop_intsAreDoubles falsified
-- witness: prop_intsAreDoubles (read "9007199254740992")
prop_intsAreDoubles :: Int -> Bool
prop_intsAreDoubles n = fromIntegral (n + 1) /= (fromIntegral n :: Double)

-- expect: prop_average falsified
-- witness: prop_average [1, 2]
prop_average :: [Int] -> Result
prop_average ns = not (null ns) ==> fromIntegral (sum ns) / fromIntegral (length ns) /= (1.5 :: Double)

-- expect: prop_squareRoot falsified
-- witness: prop_squareRoot 2
prop_squareRoot :: Double -> Result
prop_squareRoot x = x >= 0 && x < 10 ==> sqrt x * sqrt x == x

-- expect: prop_logarithm falsified
-- witness: prop_logarithm 3
prop_logarithm :: Double -> Result
prop_logarithm x = x > 0 && x < 10 ==> exp (log x) == x

-- expect: prop_pattern falsified
-- witness: prop_pattern 0.75
prop_pattern :: Double -> Bool
prop_pattern x = case x of
  0.25 -> True
  0.75 -> False
  _ -> True

-- expect: prop_shown falsified
-- witness: prop_shown 0.25
prop_shown :: Double -> Bool
prop_shown x = length (show x) < 4

-- expect: prop_sorted falsified
-- witness: prop_sorted [1, 0/0, 0]
prop_sorted :: [Double] -> Bool
prop_sorted xs = and (zipWith (<=) s (drop 1 s)) || any isNaN (take 1 s)
  where s = insertAll xs

insertAll :: [Double] -> [Double]
insertAll = foldr place []
  where
    place x [] = [x]
    place x (y : ys) = if x <= y then x : y : ys else y : place x ys

-- expect: prop_function falsified
-- witness: prop_function (\x -> if x == 0 then 1 else x) 2
prop_function :: (Double -> Double) -> Double -> Bool
prop_function f x = f x /= 2 || f 0 /= 1

-- expect: prop_floatLargerByOne falsified
-- witness: prop_floatLargerByOne 1.6777216e7
prop_floatLargerByOne :: Float -> Result
prop_floatLargerByOne x = x < 1.0e8 && x > 0 ==> x + 1 /= x

-- expect: prop_oneFloat falsified
-- witness: prop_oneFloat 0.1
prop_oneFloat :: Float -> Bool
prop_oneFloat x = x /= 0.1

-- expect: prop_floatSum falsified
-- witness: prop_floatSum 0.1 0.7
prop_floatSum :: Float -> Float -> Result
prop_floatSum x y = x > 0 && x < 1 && y > 0 && y < 1 ==> (x + y) - y == x
