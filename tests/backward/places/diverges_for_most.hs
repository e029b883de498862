-- expect: reached
-- Only a number that lets the loop end leads to the target.
module DivergesForMost where

import Needle (target)

down :: Integer -> Integer
down n = if n == 0 then 0 else down (n - 3)

entry :: Integer -> Integer
entry n = down n `seq` if n > 5 then target n else 0
