-- was: "whatever their numbers", though the search had chosen numbers of other kinds one by one, up to a size
-- $ needle check whatever_their_numbers.hs --strategy symbolic --max-size 9
-- > prop_double from whatever_their_numbers.hs:9 === +++ OK, all inputs up to size 9 pass (
-- > prop_list from whatever_their_numbers.hs:12 === +++ OK, all inputs up to size 9 pass, whatever their numbers (
-- ! prop_double from whatever_their_numbers.hs:9 === +++ OK, all inputs up to size 9 pass, whatever
-- $ needle check whatever_their_numbers.hs --strategy symbolic --max-size 9 -f json prop_double
-- > "chosen": true
prop_double :: Double -> Int -> Bool
prop_double d n = d /= 1234567.5 || n < 4

prop_list :: [Int] -> Bool
prop_list xs = take 9 xs == take 9 (map negate (map negate xs))
