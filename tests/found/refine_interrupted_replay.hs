-- was: an interrupt did not count while the code of a counterexample ran without end
-- $ timeout --preserve-status -s INT -k 5s 0.5s needle refine refine_interrupted_replay.hs -t 60s || echo ended by $?
-- > ended by 130
-- ! ended by 137
module RefineInterruptedReplay where

{-@ loop :: Int -> Int @-}
loop :: Int -> Int
loop x = loop x

{-@ a :: x:Int -> {v:Int | v = 1} @-}
a :: Int -> Int
a x = if loop x > 0 then 1 else 0
