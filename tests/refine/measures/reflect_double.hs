-- refine: double fine
-- refine: doubled fine
-- refine: wrong concrete
-- witness: wrong 1
module ReflectDouble where

{-@ LIQUID "--reflection" @-}

{-@ reflect double @-}
double :: Int -> Int
double n = n + n

{-@ doubled :: n:Int -> {v:Int | v = double n} @-}
doubled :: Int -> Int
doubled n = 2 * n

{-@ wrong :: n:Int -> {v:Int | v = double n} @-}
wrong :: Int -> Int
wrong n = n * n * n
