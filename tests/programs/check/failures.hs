-- flags: --steps 3000000
-- check: prop_head raised Prelude.head: empty list
-- check: prop_incomplete raised Non-exhaustive patterns in function prop_incomplete
-- check: prop_error raised too large: 4
-- check: prop_divide raised divide by zero
-- check: prop_undefined raised Prelude.undefined
-- check: prop_assume falsified n = 9
-- check: prop_assert raised Needle: assertion failed
-- check: prop_loop gave_up steps
-- check: prop_infinite falsified n = 5
import Needle

prop_head :: [Int] -> Bool
prop_head xs = head xs == head xs

prop_incomplete :: Maybe Bool -> Bool
prop_incomplete (Just True) = True
prop_incomplete Nothing = True

prop_error :: Int -> Bool
prop_error n = if n > 3 then error ("too large: " ++ show n) else True

prop_divide :: Int -> Int -> Bool
prop_divide n m = (n `div` m) * m + n `mod` m == n

prop_undefined :: (Bool, Bool) -> Bool
prop_undefined (True, b) = if b then undefined else True
prop_undefined _ = True

prop_assume :: Int -> Bool
prop_assume n = assume (n > 5) (n /= 9)

prop_assert :: Int -> Bool
prop_assert n = assert (n /= 2) True

prop_loop :: Int -> Bool
prop_loop n = if n == 3 then go n else True
  where go x = go (x + 1)

prop_infinite :: Int -> Bool
prop_infinite n = takeWhile (< n) [0 ..] /= [0, 1, 2, 3, 4]
