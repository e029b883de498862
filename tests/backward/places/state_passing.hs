-- expect: reached
-- A machine with a stack; its program is the input.
module StatePassing where

import Needle (target)

data Code = Push | Add | Double

step :: [Int] -> Code -> [Int]
step st Push = 3 : st
step (x : y : st) Add = x + y : st
step (x : st) Double = x * 2 : st
step st _ = st

entry :: [Code] -> Int
entry cs = case foldl step [] cs of
  [9] | length cs < 5 -> target 9
  _ -> 0
