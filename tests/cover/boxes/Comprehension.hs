module Comprehension where
f xs = [x + y | x <- xs, y <- [1 .. x], odd x, let z = x, z > y]
g xss = [[c | c <- xs, c] | xs <- xss]
h = [() | True]
