-- kind: forward
-- One number decides every branch of a long loop.
module OneNumber where

import Needle (target)

count :: Int -> Int -> Int
count n acc = if n <= 0 then acc else count (n - 1) (acc + n)

entry :: Int -> Int
entry n = if n < 200 && count n 0 > 11000 then target 1 else 0
