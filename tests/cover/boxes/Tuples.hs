module Tuples where
f x y = (x, y + 1, (x, ()))
g x = (, x)
h = (, 'a', )
i = (,) 1
j = ((), (3))
