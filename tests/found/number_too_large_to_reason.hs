-- was: "It may not terminate for x = _", where a number is too large to reason about
-- $ needle check number_too_large_to_reason.hs --strategy symbolic -t 20s
-- > could not decide 1 condition
-- ! terminate
-- exit 3
prop_far :: Integer -> Bool
prop_far x = x + 2 ^ (200 :: Int) /= 5
