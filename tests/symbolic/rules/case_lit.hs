-- CASE-LIT: a known literal takes its alternative, and makes no choice.
module CaseLit where

import Needle

name :: Int -> Int
name n = case n of
  1 -> 10
  2 -> 20
  _ -> 30

-- expect: prop_caseLit holds
prop_caseLit :: Int -> Bool
prop_caseLit x = name 2 + x == x + 20

-- the path says that x is 2
-- expect: prop_caseLitByPath holds
prop_caseLitByPath :: Int -> Result
prop_caseLitByPath x = x > 1 && x < 3 ==> name x == 20
