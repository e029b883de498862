-- was: a run over many properties ended without saying how many failed
-- $ needle check sums_up.hs -t 1s
-- > 5 properties: 2 OK, 1 failed, 1 tested nothing, 1 cannot be checked,
-- exit 2
-- $ needle check sums_up.hs -t 1s -q
-- > prop_fails
-- ! properties:
-- exit 2
-- $ needle check sums_up.hs -t 1s -f json | python3 -c 'import json, sys; print(len(json.load(sys.stdin)["results"]), "results")'
-- > 5 results
-- ! properties:
-- $ needle check sums_up.hs -t 1s -f text=out.txt > /dev/null; tail -n 1 out.txt
-- > 5 properties: 2 OK
-- $ needle check sums_up.hs prop_holds
-- ! properties:

import Test.QuickCheck

prop_holds :: Bool -> Bool
prop_holds b = b || not b

prop_fails :: Int -> Bool
prop_fails n = n < 3

prop_meant :: Property
prop_meant = expectFailure (\n -> n < (3 :: Int))

prop_nothing :: Bool -> Property
prop_nothing b = (b && not b) ==> False

prop_action :: IO Int -> Bool
prop_action _ = True
