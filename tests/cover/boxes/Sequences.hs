module Sequences where
f a b = ([a ..], [a, b ..], [a .. b], [a, a + 1 .. b])
g = ['a' .. 'z']
