module MultiwayIf where
f :: Int -> Int
f x = if | x > 0, x < 10 -> 1
         | Just y <- lookup x [], y -> 2
         | otherwise -> 3
g x = if | x -> 'a'
