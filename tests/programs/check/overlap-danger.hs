-- A definition that is not confluent: a warning, and the search goes on.
-- check: prop_danger falsified a = False; b = _
{-# OVERLAP danger #-}
danger :: Bool -> Bool -> Bool
danger False _ = False
danger _ False = True
danger True True = True

prop_danger :: Bool -> Bool -> Bool
prop_danger a b = danger a b
