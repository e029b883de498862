-- was: needle refine blamed functions whose results are only wrong when a number overflows; the verifier's Int has no bounds
-- $ needle refine refine_overflow.hs -t 2s
-- ! violates
-- exit 0
module RefineOverflow where

{-@ power :: Int -> {v:Int | v > 0} @-}
power :: Int -> Int
power n = if n <= 0 then 1 else 2 * power (n - 1)

{-@ powers :: Int -> [{v:Int | v > 0}] @-}
powers :: Int -> [Int]
powers n = take n (iterate (* 2) 1)
