module WhereScopes where
f x | even y = y
    | z > 3, let w = z, w < y = w
    | otherwise = v
  where y = x + 1
        z = y * 2
        v | z == 2 = 0
          | otherwise = 1
