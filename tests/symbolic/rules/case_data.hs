-- CASE-DATA: a known constructor takes its alternative, whose variables are its arguments.
module CaseData where

-- expect: prop_caseData falsified
-- witness: prop_caseData 3500 3501
prop_caseData :: Int -> Int -> Bool
prop_caseData x y = case Just (x, y) of
  Just (a, b) -> a + b /= 7001 || a <= 3499 || b <= 3500
  Nothing -> False

-- expect: prop_caseDataArguments holds
prop_caseDataArguments :: Int -> Int -> Bool
prop_caseDataArguments x y = case [x, y] of
  a : b : [] -> a == x && b == y
  _ -> False
