-- check: prop_deMorgan holds 3
-- check: prop_lazy holds 2
-- check: prop_nothing holds 1
-- check: prop_empty holds 0
-- check: prop_ignored holds 1
-- check: prop_mux holds
-- check: prop_unsatisfied holds 1
import Needle

data Empty

prop_deMorgan :: Bool -> Bool -> Bool
prop_deMorgan a b = not (a && b) == (not a || not b)

-- only the first constructor is looked at
prop_lazy :: [Int] -> Bool
prop_lazy xs = null xs || not (null xs)

prop_nothing :: Bool
prop_nothing = length "abc" == 3

prop_empty :: Empty -> Bool
prop_empty _ = False

prop_ignored :: Integer -> Bool
prop_ignored _ = True

mux :: Bool -> Bool -> a -> a -> a -> a -> a
mux False False a _ _ _ = a
mux False True _ b _ _ = b
mux True False _ _ c _ = c
mux True True _ _ _ d = d

prop_mux :: Bool -> Bool -> Bool -> Bool -> Bool -> Bool -> Bool
prop_mux s t a b c d = mux s t a b c d == (if s then if t then d else c else if t then b else a)

prop_unsatisfied :: Bool -> Result
prop_unsatisfied b = (b && not b) ==> False
