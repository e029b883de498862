-- expect: reached
-- The value that never comes is not demanded.
module EndlessBeforeLive where

import Needle (target)

entry :: Int -> Int
entry n = const (target n) (spin n)

spin :: Int -> Int
spin n = if n == 0 then spin 1 else spin 0
