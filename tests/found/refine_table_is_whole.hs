-- was: of nested assumed calls the one that matters was left out: an unknown function need not look at its argument
-- $ needle refine refine_table_is_whole.hs -t 1s
-- > g 1 = 0 violating g's refinement type when f 1 = 0 f 0 = 0
-- exit 1
module RefineTableIsWhole where

{-@ f :: Int -> Int @-}
f :: Int -> Int
f x = x

{-@ g :: x:Int -> {v:Int | v = x} @-}
g :: Int -> Int
g x = f (f x)
