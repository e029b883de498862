-- Lazy evaluation: what nobody asks for is not evaluated.
-- expect: 7 covered, 6 unreachable, 0 unknown, 13 total
module Unused (pick, both) where

first :: a -> b -> a
first x _ = x

pick :: Int -> Int
pick n = first n (n + 1)

both :: Bool -> Bool
both b = let unused = not b in b
