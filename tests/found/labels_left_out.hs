-- was: labels that depend on numbers nobody chose were left out without a word, and `cover` complained about those that were left
-- $ needle check labels_left_out.hs --max-size 12 --strategy symbolic
-- > What 1 test says about itself depends on what it did not look at.
-- > 100 other tests say about themselves
-- ! Only
-- $ needle check labels_left_out.hs prop_never --max-size 12 --strategy narrow
-- > Only 0% huge, but expected 10%
import Test.QuickCheck

prop_sign :: Int -> Property
prop_sign x = label (if x > 0 then "positive" else "not positive") (x * 2 == x + x)

prop_covered :: Property
prop_covered = forAll (arbitrary :: Gen Int) $ \x -> cover 10 (x > 0) "positive" $ label (if x > 0 then "positive" else "not positive") $ x * 2 == x + x

prop_never :: Int -> Property
prop_never x = cover 10 (x > 100000) "huge" (x * 2 == x + x)
