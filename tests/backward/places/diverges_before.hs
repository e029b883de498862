-- expect: reached
-- The endless value is an argument that nobody demands.
module DivergesBefore where

import Needle (target)

forever :: Int -> Int
forever x = forever x

first :: a -> b -> a
first x _ = x

entry :: Int -> Int
entry n = let r = first n (forever n) in target r
