-- expect: unreachable
-- The target is a field of a structure, and only the other field is ever demanded.
module NeverDemanded where

import Needle (target)

data Plan = Plan { cost :: Int, action :: Int }

plan :: Int -> Plan
plan n = Plan (n + 1) (target n)

entry :: [Int] -> Int
entry ns = sum (map (cost . plan) ns)
