-- CASE-NON-VAL: what is looked at must be evaluated first; the alternatives wait.
module CaseNonVal where

-- expect: prop_caseNonVal falsified
-- witness: prop_caseNonVal 250
prop_caseNonVal :: Int -> Bool
prop_caseNonVal x = case scale x of
  1000 -> False
  _ -> True
  where
    scale n = if n > 100 then 4 * n else 0

-- what is looked at never comes to a value for one input
-- expect: prop_caseNonValRaises falsified
-- witness: prop_caseNonValRaises 8080
prop_caseNonValRaises :: Int -> Bool
prop_caseNonValRaises x = case 100 `div` (x - 8080) of
  0 -> True
  _ -> True
