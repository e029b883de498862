-- CAST: a newtype is its contents by another name, and is evaluated as these are.
module Cast where

newtype Metres = Metres Int
  deriving (Eq, Ord, Show)

-- expect: prop_cast falsified
-- witness: prop_cast (Metres 8848)
prop_cast :: Metres -> Bool
prop_cast m = m /= Metres 8848

-- expect: prop_castOrder holds
-- undrawn: prop_castOrder as max on numbers
prop_castOrder :: Metres -> Metres -> Bool
prop_castOrder a b = max a b >= a && max a b >= b
