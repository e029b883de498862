-- VAR-NON-VAL: a variable whose definition is not yet a value is evaluated, to a term over a symbolic number.
module VarNonVal where

-- expect: prop_varNonVal falsified
-- witness: prop_varNonVal 30000
prop_varNonVal :: Int -> Bool
prop_varNonVal x = next /= 30003
  where
    next = if x > 10 then x + 3 else x - 3

-- a definition that nobody asks for is not evaluated
-- expect: prop_varNonValUnused holds
prop_varNonValUnused :: Int -> Bool
prop_varNonValUnused x = x == x || never
  where
    never = error "never"
