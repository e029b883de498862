-- was: the value given to an alias was captured by the name that the alias gives to its subject
-- $ needle refine refine_alias_capture.hs -t 1s
-- > The call wrong 0 = 5 violates wrong's refinement type
-- ! violates next's
-- exit 1
module RefineAliasCapture where

{-@ type Same N = {n:Int | n == N} @-}

{-@ next :: n:Int -> Same {n + 1} @-}
next :: Int -> Int
next n = n + 1

{-@ wrong :: n:Int -> Same {n} @-}
wrong :: Int -> Int
wrong n = n + 5
