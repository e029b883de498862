-- was: an interrupt did not count while the code of a counterexample ran without end
-- $ timeout --preserve-status -s INT -k 5s 1s needle refine refine_interrupted_replay.hs a -t 60s || echo ended by $?
-- > ended by 130
-- ! ended by 137
module RefineInterruptedReplay where

{-@ loop :: Int -> Int @-}
loop :: Int -> Int
loop x = if x > 0 then loop (x + 1) else loop (x - 1)

{-@ a :: x:Int -> {v:Int | v = 1} @-}
a :: Int -> Int
a x = if loop x > 0 then 1 else 0
