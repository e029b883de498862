-- VAR-IS-VAL: a variable whose definition is a value, and one that is a symbolic number, are looked up, and no more.
module VarIsVal where

-- expect: prop_varIsVal holds
prop_varIsVal :: Int -> Bool
prop_varIsVal x = y == x
  where
    y = x

-- expect: prop_varIsValConcrete falsified
-- witness: prop_varIsValConcrete 2027
prop_varIsValConcrete :: Int -> Bool
prop_varIsValConcrete x = x /= year

year :: Int
year = 2027
