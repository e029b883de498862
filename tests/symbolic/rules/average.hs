-- The example of section 4.4: an average walks over its list twice. The second walk asks nothing that the first has not
-- answered, and constructors never reach the solver.
module Average where

import Data.Ratio ((%))
import Needle

average :: Fractional a => [a] -> a
average xs = sumN xs / lengthN xs

sumN :: Num a => [a] -> a
sumN [] = 0
sumN (x : xs) = x + sumN xs

lengthN :: Num b => [a] -> b
lengthN [] = 0
lengthN (_ : xs) = 1 + lengthN xs

-- only constructors matter
-- expect: prop_averageWalks passes
prop_averageWalks :: [Int] -> Bool
prop_averageWalks xs = (lengthN xs == (0 :: Int)) == null xs

-- expect: prop_averageFound falsified
-- witness: prop_averageFound [400 % 1, 500 % 1, 601 % 1]
prop_averageFound :: [Rational] -> Result
prop_averageFound xs = length xs == 3 ==> average xs /= 1501 % 3

-- the average of nothing divides by zero
-- expect: prop_averageEmpty falsified
-- witness: prop_averageEmpty []
prop_averageEmpty :: [Rational] -> Result
prop_averageEmpty xs = length xs <= 3 ==> average xs == average xs

-- expect: prop_averageTimesLength passes
prop_averageTimesLength :: [Rational] -> Result
prop_averageTimesLength xs = not (null xs) ==> average xs * lengthN xs == sumN xs

-- in whole numbers the average of three numbers with a given sum
-- expect: prop_averageWhole falsified
-- witness: prop_averageWhole [4000, 4000, 4345]
prop_averageWhole :: [Int] -> Result
prop_averageWhole xs = length xs == 3 && all (>= 4000) xs ==> sumN xs `div` lengthN xs /= 4115

-- expect: prop_averageDouble falsified
-- witness: prop_averageDouble [1.5, 2.5]
prop_averageDouble :: [Double] -> Result
prop_averageDouble xs = length xs == 2 ==> average xs /= 2.0
