-- What tests say about themselves is counted over all rounds of a search, though each is walked once.
-- flags: --max-size 8 --strategy narrow
-- check: prop_labels holds_up_to 8
-- notes: prop_labels trivial=1 3=8 2=4 1=2 0=1
import Test.QuickCheck

prop_labels :: [Bool] -> Property
prop_labels xs = classify (null xs) "trivial" (collect (length xs) (reverse (reverse xs) === xs))
