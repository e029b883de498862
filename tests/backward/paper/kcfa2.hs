-- expect: reached
-- paper: 0.09 1537
-- A worst case of k-CFA: every function is called with both booleans; the last call decides.
module Kcfa2 where

import Needle (target)

entry :: Int
entry = if result then 0 else target 1

both :: (Bool -> Bool) -> Bool
both f = f True `seq` f False

result :: Bool
result = both (\x1 -> both (\x2 -> (\z -> z x1 x2) (\y1 _ -> y1)))
