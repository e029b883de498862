-- Among the numbers of a range, those near 0 are tried first.
-- flags: --max-size 9
-- check: prop_arbitrary falsified
-- check: prop_choose falsified
-- check: prop_integer falsified
-- says: prop_arbitrary n = -3
-- says: prop_choose n = 5
-- says: prop_integer n = -1
import Test.QuickCheck

prop_arbitrary :: Property
prop_arbitrary = forAll arbitrary (\n -> n > (-3 :: Int))

prop_choose :: Property
prop_choose = forAll (choose (3, 90)) (\n -> n < (5 :: Int))

prop_integer :: Property
prop_integer = forAll (choose (-90, 7)) (\n -> n >= (0 :: Integer))
