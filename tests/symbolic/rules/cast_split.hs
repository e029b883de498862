-- CAST-SPLIT: a newtype of functions is applied: its argument and its result are cast.
module CastSplit where

newtype Age = Age Int
  deriving (Eq, Ord, Show)

newtype Rule = Rule (Age -> Bool)

allows :: Rule -> Age -> Bool
allows (Rule f) = f

both :: Rule -> Rule -> Rule
both (Rule f) (Rule g) = Rule (\a -> f a && g a)

-- expect: prop_castSplit falsified
-- witness: prop_castSplit (Age 1018)
prop_castSplit :: Age -> Bool
prop_castSplit a = not (allows (both (Rule (> Age 1017)) (Rule (< Age 1019))) a)

-- expect: prop_castSplitCommutes holds
-- undrawn: prop_castSplitCommutes conjunction commutes
prop_castSplitCommutes :: Age -> Age -> Age -> Bool
prop_castSplitCommutes low high a = allows (both r s) a == allows (both s r) a
  where
    r = Rule (>= low)
    s = Rule (<= high)
