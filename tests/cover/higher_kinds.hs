-- No type can be chosen for f, so nothing is proved about the instance.
-- expect: 7 covered, 0 unreachable, 2 unknown, 9 total
module HigherKinds (Box (..), count) where

data Box f = Box (f Int)

instance Show (Box f) where
  show (Box _) = "Box"

count :: Bool -> Int
count b = if b then 1 else 2
