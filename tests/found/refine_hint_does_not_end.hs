-- was: a stronger type was proposed for a function that does not end, because nothing refuted it; a limit of time did not count while it ran
-- $ timeout 20s needle refine refine_hint_does_not_end.hs -t 5s
-- > Strengthen the refinement type of loop
-- ! This would do
-- exit 1
module RefineHintDoesNotEnd where

loop :: Int -> Int
loop x = 1 + loop (x + 1)

{-@ f :: x:Int -> {v:Int | v = 1} @-}
f :: Int -> Int
f x = if loop x > 0 then 1 else 0
