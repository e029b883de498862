-- expect: unreachable
-- The value that never comes is demanded first.
module EndlessBefore where

import Needle (target)

entry :: Int -> Int
entry n = spin n `seq` target n

spin :: Int -> Int
spin n = if n == 0 then spin 1 else spin 0
