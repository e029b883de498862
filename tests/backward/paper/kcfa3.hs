-- expect: reached
-- paper: 0.25 4308
-- A worst case of k-CFA, one level deeper.
module Kcfa3 where

import Needle (target)

entry :: Int
entry = if result then 0 else target 1

both :: (Bool -> Bool) -> Bool
both f = f True `seq` f False

result :: Bool
result = both (\x1 -> both (\x2 -> both (\x3 -> (\z -> z x1 x2 x3) (\y1 _ _ -> y1))))
