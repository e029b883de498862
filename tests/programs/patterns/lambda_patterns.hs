main :: IO ()
main = do
  print (map (\(a, b) -> a * b) [(1, 2), (3, 4 :: Int)])
  print ((\x@(y : _) -> (x, y)) "abc")
  print ((\_ -> 'k') undefined)
  print (foldr (\(k, v) m -> (v, k) : m) [] [(1 :: Int, 'a'), (2, 'b')])
  print ((\(Just n) [m] -> n + m) (Just 1) [2 :: Int])
  print ((\a -> \b -> \c -> (c, b, a)) 1 2 3)

-- expect: [2,12]
-- expect: ("abc",'a')
-- expect: 'k'
-- expect: [('a',1),('b',2)]
-- expect: 3
-- expect: (3,2,1)
