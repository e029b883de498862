-- Where a search begins when nobody says so: at the functions that no other one calls, among those exported.
-- reach: => reached from outer: x1 = True : _ | reached from exported: b = False
-- reach: --from helper => reached from helper: b = _ | unreachable
module Starts (outer, exported, prop_outer) where

import Needle (target)

outer :: [Bool] -> Int
outer (True : _) = helper True
outer _ = 0

helper :: Bool -> Int
helper b = target 1

exported :: Bool -> Int
exported b = if b then target 2 else hidden b

hidden :: Bool -> Int
hidden b = exported (not b)

prop_outer :: [Bool] -> Bool
prop_outer xs = outer xs >= 0
