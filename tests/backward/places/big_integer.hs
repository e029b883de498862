-- expect: reached
-- A number beyond machine integers.
module BigInteger where

import Needle (target)

entry :: Integer -> Int
entry n = if n > 10 ^ (20 :: Int) && n `mod` 1000 == 7 && n < 10 ^ (21 :: Int) then target 1 else 0
