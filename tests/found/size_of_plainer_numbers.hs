-- was: a witness with plainer characters took the place of a smaller one, and its size was said to be the smaller one's
-- $ needle check size_of_plainer_numbers.hs --strategy symbolic
-- > Falsified (size 3,
-- > x = "`"
-- exit 1
prop_elem :: String -> Bool
prop_elem x = not (elem (pred (maximum ('a' : x))) x)
