-- expect: reached
-- The target stands in a function without a name, which goes through three others before it is called.
module LambdaPassedAround where

import Needle (target)

twice :: (a -> a) -> a -> a
twice f = f . f

entry :: Int -> Int
entry n = foldr ($) n [twice (act . (* 2)), (+ 1)]
  where
    act = \x -> if x == 42 then target x else x + 1
