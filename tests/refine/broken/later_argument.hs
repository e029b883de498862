-- broken: 5 exit 2
-- The first argument speaks of the second, which is bound only later.
module LaterArgument where

{-@ minus :: {a:Int | a >= b} -> b:Int -> Nat @-}
minus :: Int -> Int -> Int
minus a b = a - b
