module Operators where
infixl 6 |+|
(|+|) :: Int -> Int -> Int
a |+| b = a + b
infixr 5 `over`
over f x = f $ x
x `also` y | x = y
           | otherwise = not y
(f .: g) x y = f (g x y)
h a b = a |+| b |+| a `over'` b
over' = (|+|)
i = (subtract 1 . (* 2) $) 5
