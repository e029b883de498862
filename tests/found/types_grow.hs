-- was: types that double with every line kept the type checker busy without end, whatever -t said
-- $ needle run types_grow.hs
-- > types_grow.hs:12:1-16: error: [ND-0322]
-- > too large
-- exit 2
-- $ needle eval - "let { f0 x = (x,x); f1 = f0 . f0; f2 = f1 . f1; f3 = f2 . f2; f4 = f3 . f3; f5 = f4 . f4 } in 1" -t 60s; test $? -ge 2
f0 x = (x, x)
f1 x = f0 (f0 x)
f2 x = f1 (f1 x)
f3 x = f2 (f2 x)
f4 x = f3 (f3 x)
f5 x = f4 (f4 x)
main = print 1
