A program in bird-track style. Text is comment, code lines begin with a greater-than sign.

> module Main where

The function doubles.

> double :: Int -> Int
> double x
>   | x > 0 = x * 2
>   | otherwise = 0

And here is main, whose layout counts from the column after the sign.

> main :: IO ()
> main = do
>   print (double 4)
>   let y = double 5
>       z = y + 1
>   print (y, z)

-- expect: 8
-- expect: (10,11)
