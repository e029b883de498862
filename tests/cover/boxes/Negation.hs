module Negation where
f x = -x
g = -5
h x = negate (-x) - (-3)
i = [-1, -2.5]
j x = - x * 2
