module Ifs where
f x = if x > 3 && x < 10 then if even x then 1 else 2 else 3
g x y = if (x) then (y) else not y
h = if True then 1 else 0
