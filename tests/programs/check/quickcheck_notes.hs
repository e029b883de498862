-- flags: --max-size 6
-- check: prop_labels holds_up_to 6
-- check: prop_tables holds 4
-- check: prop_unseen holds 1
-- notes: prop_labels trivial=1 2=4 1=2 0=1
-- notes: prop_tables a=2 x=4 False=4 True=4
-- notes: prop_unseen
import Test.QuickCheck

prop_labels :: [Bool] -> Property
prop_labels xs = classify (null xs) "trivial" (collect (length xs) (reverse (reverse xs) === xs))

prop_tables :: Bool -> Bool -> Property
prop_tables a b = cover 80 a "a" (tabulate "pairs" [show a, show b] (label "x" (a == a && b == b)))

-- the test is over before the label knows its value
prop_unseen :: Int -> Property
prop_unseen n = collect n True
