-- Fractions: the denominator is chosen, the numerator left open.
module FalsifyRatio where

import Data.Ratio (denominator, numerator, (%))
import Needle

-- expect: prop_oneFraction falsified
-- witness: prop_oneFraction (12345 % 7)
prop_oneFraction :: Rational -> Bool
prop_oneFraction r = r /= 12345 % 7

-- expect: prop_largeNumerator falsified
-- witness: prop_largeNumerator (100000000000000000000000000007 % 2)
prop_largeNumerator :: Rational -> Bool
prop_largeNumerator r = r * 2 /= 100000000000000000000000000007

-- expect: prop_linear falsified
-- witness: prop_linear (7 % 6)
prop_linear :: Rational -> Bool
prop_linear r = 3 * r /= 7 % 2

-- expect: prop_sum falsified
-- witness: prop_sum (1 % 2) (1 % 3)
prop_sum :: Rational -> Rational -> Bool
prop_sum r s = not (r + s == 5 % 6 && r - s == 1 % 6)

-- expect: prop_whole falsified
-- witness: prop_whole (1 % 2)
prop_whole :: Rational -> Bool
prop_whole r = denominator r == 1

-- expect: prop_numerator falsified
-- witness: prop_numerator (4001 % 3)
prop_numerator :: Rational -> Result
prop_numerator r = denominator r == 3 && numerator r > 4000 ==> numerator r == 4002

-- expect: prop_truncated falsified
-- witness: prop_truncated (997 % 2)
prop_truncated :: Rational -> Result
prop_truncated r = r > 1 ==> (truncate r :: Integer) /= 498

-- expect: prop_order falsified
-- witness: prop_order (667 % 2)
prop_order :: Rational -> Bool
prop_order r = not (r > 333 && r < 334)

-- expect: prop_reduced passes
prop_reduced :: Rational -> Bool
prop_reduced r = gcd (numerator r) (denominator r) == 1

-- expect: prop_negated passes
prop_negated :: Rational -> Bool
prop_negated r = negate (negate r) == r && r - r == 0

-- expect: prop_halves passes
prop_halves :: Rational -> Bool
prop_halves r = r / 2 + r / 2 == r

-- expect: prop_between passes
prop_between :: Rational -> Rational -> Result
prop_between r s = r < s ==> r < (r + s) / 2 && (r + s) / 2 < s

-- expect: prop_average falsified
-- witness: prop_average [400 % 1, 500 % 1, 601 % 1]
prop_average :: [Rational] -> Result
prop_average rs = length rs == 3 ==> sum rs / 3 /= 1501 % 3
