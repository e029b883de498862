-- was: "whatever their numbers", though the search had chosen numbers of other kinds one by one, up to a size
-- $ needle check whatever_their_numbers.hs --strategy symbolic --max-size 9
-- > prop_fraction from whatever_their_numbers.hs:10 === +++ OK, all inputs up to size 9 pass (
-- > prop_list from whatever_their_numbers.hs:13 === +++ OK, all inputs up to size 9 pass, whatever their numbers (
-- ! prop_fraction from whatever_their_numbers.hs:10 === +++ OK, all inputs up to size 9 pass, whatever
-- $ needle check whatever_their_numbers.hs --strategy symbolic --max-size 9 -f json prop_fraction
-- > "chosen": true
import Data.Ratio ((%))
prop_fraction :: Rational -> Int -> Bool
prop_fraction r n = r /= 1 % 1234567 || n < 4

prop_list :: [Int] -> Bool
prop_list xs = take 9 xs == take 9 (map negate (map negate xs))
