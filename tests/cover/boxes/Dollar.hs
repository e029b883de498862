module Dollar where
f xs = sum $ map negate $ filter even xs
g x = Just $ x
h x = (if x then succ else pred) $ 3
i = ($ 3)
j = (negate $)
k x = f . map id $ x
l x = (\y -> y) $! x
m f a b = f a $ b
