module PatternBindings where
(p, q) = (1 + 2, 3)
[a, b] | p > 2 = [p, q]
       | otherwise = [q, p]
Just c = Just d where d = 5
f x = y + z
  where (y, z) = span' x
        span' v = (v, v)
        ~(l, _) = (w, w)
        w = 2
