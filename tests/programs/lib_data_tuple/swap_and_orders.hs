import Data.Tuple

main :: IO ()
main = do
  print (swap (1, 'a'), map swap [(1, 2), (3, 4)])
  print (fst (swap (undefined, 2)))
  print ((1, 2) < (1, 3), (1, 2, 3) == (1, 2, 3), compare ('a', 1) ('a', 0), max (1, 'a') (1, 'b'))
  print (minBound :: (Bool, Char), fmap (+ 1) ('x', 1), (,) "w" 1 >>= \n -> ("v", n + 1))
  print ((1, 2, 3, 4, 5) < (1, 2, 3, 4, 6), ("a", (+ 1)) <*> ("b", 2), foldr (+) 1 (5, 6))

-- expect: (('a',1),[(2,1),(4,3)])
-- expect: 2
-- expect: (True,True,GT,(1,'b'))
-- expect: ((False,'\NUL'),('x',2),("wv",2))
-- expect: (True,("ab",3),7)
