-- flags: --max-size 8
-- check: prop_fails failed_as_expected x = 5
-- check: prop_raises failed_as_expected xs = []
-- check: prop_generated failed_as_expected
-- check: prop_holds passed_unexpectedly
-- check: prop_bounded passed_unexpectedly
import Test.QuickCheck

prop_fails :: Int -> Property
prop_fails x = expectFailure (x < 5)

prop_raises :: [Int] -> Property
prop_raises xs = expectFailure (head xs == head xs)

prop_generated :: Property
prop_generated = expectFailure (forAll (choose (0, 9 :: Int)) (< 9))

prop_holds :: Bool -> Property
prop_holds b = expectFailure (b || not b)

prop_bounded :: [Bool] -> Property
prop_bounded bs = expectFailure (reverse (reverse bs) === bs)
