-- expect: reached
-- In machine integers there is a number whose triple is seven.
module ThirdsLive where

import Needle (target)

type Number = Int

entry :: Number -> Int
entry x = check (triple x)

triple :: Number -> Number
triple x = 3 * x

check :: Number -> Int
check y = if y == 7 then target 1 else 0
