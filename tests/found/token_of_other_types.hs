-- was: after the constructors were reordered a token meant another input: OK, this input passes
-- $ t=$(needle check token_of_other_types.hs prop_red | sed -n 's/.*needle replay //p'); needle replay $t && exit 9; sed -i 's/Red | Green/Green | Red/' token_of_other_types.hs; needle replay $t
-- > Falsified
-- > its types have changed since
-- exit 2
-- $ t=$(needle check token_of_other_types.hs prop_red | sed -n 's/.*needle replay //p'); mkdir elsewhere; mv token_of_other_types.hs elsewhere; cd elsewhere; needle replay $t
-- > c = Red
-- exit 1
-- $ needle check token_of_other_types.hs prop_long --strategy random --seed 3 | awk '{ if (length($0) > 2000) print "a line of", length($0) }'
-- ! a line of
data Colour = Red | Green deriving Eq

prop_red :: Colour -> Bool
prop_red c = c /= Red

prop_long :: [()] -> Bool
prop_long xs = length xs < 3000 && length xs /= 700
