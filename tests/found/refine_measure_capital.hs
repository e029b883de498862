-- was: a measure with a capital letter was taken for a constructor, and the compiler crashed
-- $ needle refine refine_measure_capital.hs -t 1s
-- > Nothing is known about the measure 'Weight'
-- exit 0
module RefineMeasureCapital where

{-@ measure Weight :: Int -> Int @-}
{-@ f :: x:Int -> {v:Int | v = Weight x} @-}
f :: Int -> Int
f x = x
