-- refine: initial fine
-- refine: middle calls initial
-- witness: middle [0]
-- initial may leave nothing for the second call.
module InitGuarded where

{-@ initial :: {xs:[a] | len xs > 0} -> {v:[a] | len v = len xs - 1} @-}
initial :: [a] -> [a]
initial [_] = []
initial (x : xs) = x : initial xs

{-@ middle :: {xs:[a] | len xs > 0} -> [a] @-}
middle :: [a] -> [a]
middle xs = initial (initial xs)
