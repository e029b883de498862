-- expect: reached
-- A type that contains itself at another type.
module PolymorphicRecursion where

import Needle (target)

data Perfect a = Zero a | Succ (Perfect (a, a))

depth :: Perfect a -> Int
depth (Zero _) = 0
depth (Succ p) = 1 + depth p

entry :: Perfect Bool -> Int
entry p = if depth p == 3 then target 1 else 0
