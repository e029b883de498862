-- flags: --max-size 8
-- check: prop_both falsified xs = []; ys = _ : _
-- check: prop_either holds_up_to 8
-- check: prop_implies falsified xs = _ : _
-- check: prop_same holds 4
-- check: prop_condition falsified x = True; y = False
-- check: prop_parallel holds 2
-- check: prop_parallelOr holds 2
import Test.LazySmallCheck

prop_both :: [Int] -> [Int] -> Property
prop_both xs ys = lift (null xs) *&* lift (null ys) *|* lift (not (null xs))

prop_either :: [Int] -> Property
prop_either xs = lift (length xs > 1) *|* lift (length xs <= 1)

prop_implies :: [Int] -> Property
prop_implies xs = neg (lift (null xs)) *=>* lift (null xs)

prop_same :: Bool -> Bool -> Property
prop_same x y = lift (x && y) *=* lift (y && x)

prop_condition :: Bool -> Bool -> Bool
prop_condition x y = x ==> y

-- What stands on the left is never known for all lists; the first cell decides on the right.
prop_parallel :: [Bool] -> Property
prop_parallel xs = neg (lift (and xs && length xs > 3) *&* lift (null xs))

prop_parallelOr :: [Bool] -> Property
prop_parallelOr xs = lift (and xs) *|* lift (not (null xs))
