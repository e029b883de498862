-- was: an assumed callee looked at an argument that its code does not use; the answer was abstract and blamed nobody
-- $ needle refine refine_forced_argument.hs -t 2s
-- ! Strengthen the refinement type of to
-- exit 1
module RefineForcedArgument where

{-@ die :: {x:Int | false} -> Int @-}
die :: Int -> Int
die x = x

ignore :: Int -> Int
ignore _ = 3

{-@ wrong :: Int -> Int @-}
wrong :: Int -> Int
wrong x = ignore (die x)
