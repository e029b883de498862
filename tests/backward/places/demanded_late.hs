-- expect: reached
-- The target is a field of a structure; it is demanded long after the structure is made, and only for some numbers.
module DemandedLate where

import Needle (target)

data Plan = Plan { cost :: Int, action :: Int, rest :: Maybe Plan }

plan :: Int -> Plan
plan n = Plan n (if n == 3 then target n else n) (if n <= 0 then Nothing else Just (plan (n - 1)))

cheapest :: Plan -> Plan
cheapest p = maybe p cheapest (rest p)

walk :: Int -> Plan -> Int
walk k p
  | k <= 0 = action p
  | otherwise = maybe 0 (walk (k - 1)) (rest p)

entry :: Int -> Int -> Int
entry n k
  | n > 5, cost (cheapest p) == 0 = walk k p
  | otherwise = 0
  where
    p = plan n
