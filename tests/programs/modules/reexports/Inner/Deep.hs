module Inner.Deep where

deep :: Int -> Int
deep = (* 2)
