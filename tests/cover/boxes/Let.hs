module Let where
f x = let y = x + 1
          g z = z * y
      in g (g y)
h = let in 5
i = let (a, b) = (1, 2); c = 3 in a + b + c
j = let k = let l = 1 in l in k
