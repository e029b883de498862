-- was: Gave up or OK by the share of discards, so that more work made it less sure; 100 inputs that counted are an answer
-- $ needle check few_inputs_counted.hs prop_sparse --steps 30000000
-- > OK, all inputs up to size
-- > discarded, most by `sorted xs`
-- $ needle check few_inputs_counted.hs prop_rare --strategy narrow --steps 1000000
-- > Gave up!
-- > 99% discarded
-- exit 3
import Needle

sorted :: [Int] -> Bool
sorted xs = and (zipWith (<) xs (drop 1 xs))

prop_sparse :: [Int] -> Result
prop_sparse xs = sorted xs && length xs > 2 ==> length xs < 1000

prop_rare :: [Int] -> Result
prop_rare xs = length xs == 2 && xs == [3, 5] ==> length xs < 1000
