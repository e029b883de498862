module Lambdas where
f = \x -> x + 1
g = \(a, b) c -> if a then b else c
h xs = foldr (\x k acc -> k (acc + x)) id xs 0
i = (\_ -> 1) ()
