-- was: overlapping clauses that apply a function argument were passed over in silence
-- $ needle check overlap_functions.hs
-- > Clauses 1 and 2 of 'apart' overlap, but disagree: apart g True True reduces to both g 0 and g 1
-- > Clauses 1 and 2 of 'unclear' overlap; whether they agree is not checked: that depends on what a function argument returns
-- ! 'same'
-- ! 'pointwise'
{-# OVERLAP apart, same, unclear, pointwise #-}
apart :: (Int -> Bool) -> Bool -> Bool -> Bool
apart g True _ = g 0
apart g _ True = g 1
apart _ False False = False

same :: (Int -> Bool) -> Bool -> Bool -> Bool
same g True _ = g 0
same g _ True = g 0
same _ False False = False

unclear :: (Int -> Bool) -> Bool -> Bool -> Bool
unclear g True _ = g 0
unclear g _ True = not (g 0)
unclear _ False False = False

pointwise :: (Int -> Bool) -> Bool -> Bool -> (Int -> Bool)
pointwise g True _ = \n -> g (n + 1)
pointwise g _ True = \m -> g (m + 1)
pointwise _ False False = const False

prop_uses :: Bool -> Bool
prop_uses b = length (map (\f -> f (const b) b b) [apart, same, unclear]) == 3 && pointwise (const b) b b 3 == b
