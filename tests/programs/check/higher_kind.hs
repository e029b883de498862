-- A type of higher kind is chosen for one property; the other has no such variable.
-- flags: --type f=Maybe --max-size 3
-- check: prop_empty falsified x = Just _
-- check: prop_other holds
module HigherKind where

prop_empty :: (Foldable f) => f Int -> Bool
prop_empty x = null x

prop_other :: Bool -> Bool
prop_other b = b == b
