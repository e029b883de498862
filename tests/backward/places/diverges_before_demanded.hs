-- expect: unreachable
-- The endless value is demanded by a strict pattern.
{-# LANGUAGE BangPatterns #-}
module DivergesBeforeDemanded where

import Needle (target)

forever :: Int -> Int
forever x = forever x

first :: a -> b -> a
first x !_ = x

entry :: Int -> Int
entry n = if first n (forever n) == n then target n else n
