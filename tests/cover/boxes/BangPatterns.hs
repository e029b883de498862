module BangPatterns where
f !x !y = x + y
g xs = go 0 xs
  where go !acc [] = acc
        go !acc (y : ys) = go (acc + y) ys
h x = let !y = x + 1
          !(a, b) = (y, y)
      in a * b
