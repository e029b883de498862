-- CASE-LIT-SYM: a symbolic number is each literal in turn, and in the default none of them.
module CaseLitSym where

import Needle

price :: Int -> Int
price n = case n of
  4711 -> 1
  -815 -> 2
  90210 -> 3
  _ -> 0

-- expect: prop_caseLitSym falsified
-- witness: prop_caseLitSym (-815)
prop_caseLitSym :: Int -> Bool
prop_caseLitSym x = price x /= 2

-- expect: prop_caseLitSymDefault holds
prop_caseLitSymDefault :: Int -> Bool
prop_caseLitSymDefault x = price x /= 0 || (x /= 4711 && x /= -815 && x /= 90210)

-- no literal can be taken
-- expect: prop_caseLitSymImpossible holds
prop_caseLitSymImpossible :: Int -> Result
prop_caseLitSymImpossible x = 5000 < x && x < 90000 ==> price x == 0

-- expect: prop_caseLitSymChar falsified
-- witness: prop_caseLitSymChar '\955'
prop_caseLitSymChar :: Char -> Bool
prop_caseLitSymChar c = case c of
  '\\' -> True
  '\955' -> False
  _ -> True
