-- was: a counterexample whose replay could not be decided in time was reported as one that was replayed
-- $ needle check unconfirmed.hs --strategy narrow -t 4s
-- > *** Gave up! This input falsifies it, as far as the search can tell; the reference evaluator could not decide it within its limits
-- > n = 0
-- ! Failed!
-- exit 3
-- $ needle check unconfirmed.hs --strategy narrow -t 4s -f json
-- > "verdict": "unconfirmed"
-- > "replayed": false
-- exit 3
module Unconfirmed where

-- Quick for the machine, and some twenty times as slow for the reference evaluator.
count :: Int -> Int -> Int
count acc 0 = acc
count acc k = count (acc + k) (k - 1)

prop_count :: Int -> Bool
prop_count n = n < 0 || count n 20000000 < 0
