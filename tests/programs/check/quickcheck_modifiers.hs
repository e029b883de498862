-- Arguments of the modifiers' types are what their names say.
-- flags: --max-size 9
-- check: prop_positive falsified a = Positive {getPositive = 1}; b = NonNegative {getNonNegative = 0}
-- check: prop_signs holds
-- check: prop_non_empty falsified
-- check: prop_ordered falsified o = Ordered {getOrdered = 0 : 0 : _}
-- check: prop_sorted holds_up_to 9
-- check: prop_functions falsified
-- check: prop_fusion holds_up_to 9
import Test.QuickCheck

prop_positive :: Positive Int -> NonNegative Int -> Bool
prop_positive a b = getPositive a + getNonNegative b > 1

prop_signs :: Negative Integer -> NonPositive Int -> NonZero Int -> Bool
prop_signs (Negative a) (NonPositive b) (NonZero c) = a < 0 && b <= 0 && c /= 0

prop_non_empty :: NonEmptyList Int -> Bool
prop_non_empty (NonEmpty xs) = maximum xs < 3

prop_ordered :: OrderedList Int -> Bool
prop_ordered o = let xs = getOrdered o in and (zipWith (<) xs (drop 1 xs))

prop_sorted :: SortedList Bool -> Bool
prop_sorted (Sorted xs) = and (zipWith (<=) xs (drop 1 xs))

prop_functions :: Fun Bool Bool -> [Bool] -> Property
prop_functions (Fn p) xs = filter p (reverse xs) === filter p xs

prop_fusion :: Fun Bool Bool -> Fun Bool Bool -> [Bool] -> Bool
prop_fusion f g xs = map (applyFun f . applyFun g) xs == map (applyFun f) (map (applyFun g) xs)
