-- was: an assumed polymorphic callee returned a list with an element although no value of that type was given to it
-- $ needle refine refine_pick_nothing.hs -t 2s
-- ! Strengthen
-- exit 0
module RefinePickNothing where

{-@ same :: xs:[a] -> [a] @-}
same :: [a] -> [a]
same xs = xs

{-@ zero :: Int -> {v:Int | v = 0} @-}
zero :: Int -> Int
zero _ = case same [] of
  [] -> 0
  _ : _ -> 1
