-- refine: grade calls patterns
-- witness: grade 0
-- refine: gradeAll fine
-- No guard is left for zero.
module GuardsFallThrough where

{-@ grade :: Nat -> {v:Int | 1 <= v && v <= 3} @-}
grade :: Int -> Int
grade n
  | n > 20 = 3
  | n > 10 = 2
  | n > 0 = 1

{-@ gradeAll :: {n:Int | n > 0} -> {v:Int | 1 <= v && v <= 3} @-}
gradeAll :: Int -> Int
gradeAll n
  | n > 20 = 3
  | n > 10 = 2
  | n > 0 = 1
