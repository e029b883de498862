module Guards where
f :: Int -> Int
f x | x > 10 = 1
    | even x, x < 3 = 2
    | True = 3
g x y | x == y = x
g x _ = x + 1
h x | otherwise = x
