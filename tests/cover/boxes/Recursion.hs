module Recursion where
even' :: Int -> Bool
even' 0 = True
even' n = odd' (n - 1)
odd' :: Int -> Bool
odd' 0 = False
odd' n = even' (n - 1)
a x = b x
b x = c x
c x = if x then a False else d
d = e
e = False
f x = g x + 1
g :: Int -> Int
g x = if x > 0 then f (x - 1) else h x
h x = g x
i n = p n
  where p 0 = 1
        p m = q m
        q m = r (m - 1)
        r m = p m
