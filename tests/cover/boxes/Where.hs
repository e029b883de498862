module Where where
f x = y + z
  where y = x * 2
        z = g y
        g a = a - 1
