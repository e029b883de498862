-- flags: --strategy random --seed 4 -n 300 -t 60s
-- slow: too much for a build that collects at every chance
-- check: prop_reverse passed
-- check: prop_sorted passed
-- check: prop_long falsified
-- check: prop_nobody gave_up discards
-- check: prop_head raised Prelude.head: empty list
import Needle

prop_reverse :: [Int] -> Bool
prop_reverse xs = reverse (reverse xs) == xs

ordered :: [Int] -> Bool
ordered (x : y : r) = x <= y && ordered (y : r)
ordered _ = True

prop_sorted :: [Int] -> Result
prop_sorted xs = ordered xs ==> ordered (drop 1 xs)

prop_long :: [Bool] -> Bool
prop_long xs = length (filter id xs) < 10

prop_nobody :: [Bool] -> Result
prop_nobody xs = (length xs < 0) ==> False

prop_head :: [Int] -> Bool
prop_head xs = head xs == head xs
