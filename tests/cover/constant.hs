-- Constants are functions without inputs; conditions on them have one value.
-- expect: 19 covered, 2 unreachable, 0 unknown, 21 total
module Constant (limit, table) where

limit :: Int
limit = if debug then 10 else 100

debug :: Bool
debug = False

table :: [Int]
table = [x * x | x <- [1 .. 4], even x]
