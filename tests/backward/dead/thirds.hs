-- expect: unreachable
-- No Integer is a third of seven.
module Thirds where

import Needle (target)

type Number = Integer

entry :: Number -> Int
entry x = check (triple x)

triple :: Number -> Number
triple x = 3 * x

check :: Number -> Int
check y = if y == 7 then target 1 else 0
