module Cases where
f x = case x of
  Just y | y > 3 -> 1
         | y < 0, even y -> 2
  Just _ -> 3
  Nothing -> g
    where g = 4
h x = case x of { y -> y }
i x = case (case x of { True -> 1; False -> 2 }) of
  1 -> 'a'
  _ -> 'b'
