module Sections where
f = map (+ 1)
g = map (2 *)
h = map (`div` 2)
i x = (x `elem`)
j = map (subtract (1 + 2))
k = foldr (.) id [(+ 1), (2 ^), negate]
