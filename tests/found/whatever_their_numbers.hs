-- was: "whatever their numbers", though the search had chosen numbers of other kinds one by one, up to a size
-- $ needle check whatever_their_numbers.hs --strategy symbolic --max-size 9
-- > prop_generated from whatever_their_numbers.hs:12 === +++ OK, all inputs up to size 9 pass (
-- > prop_double from whatever_their_numbers.hs:15 === +++ OK, all inputs up to size 9 pass (
-- > prop_list from whatever_their_numbers.hs:18 === +++ OK, all inputs up to size 9 pass, whatever their numbers (
-- ! prop_generated from whatever_their_numbers.hs:12 === +++ OK, all inputs up to size 9 pass, whatever
-- $ needle check whatever_their_numbers.hs --strategy symbolic --max-size 9 -f json prop_double
-- > "chosen": true
import Test.QuickCheck

prop_generated :: Property
prop_generated = forAll (choose (10, 2000000)) $ \x -> x /= (1234567 :: Int)

prop_double :: Double -> Int -> Bool
prop_double d n = d /= 1234567.5 || n < 4

prop_list :: [Int] -> Bool
prop_list xs = take 9 xs == take 9 (map negate (map negate xs))
