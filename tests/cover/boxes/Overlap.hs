module Overlap where
f x = target (x + 1)
  where target y = y
g = undefined
h = error "no"
i x = x `seq` ()
j = let f = 5 in f
