module LocalFunctions where
f 0 acc = acc
f n acc = go (n - 1) (acc * n)
  where
    go 0 a = a
    go k a = step k a
      where step i b = f i (b + later)
            later = 1
g = outer
  where outer x = inner x
          where inner y = y
