-- was: a predicate that does not look at the result was judged of a call that never returns
-- $ needle refine refine_result_first.hs -t 1s; true
-- ! violates
module RefineResultFirst where

{-@ forever :: Int -> {v:Int | false} @-}
forever :: Int -> Int
forever x = forever (x + 1)
