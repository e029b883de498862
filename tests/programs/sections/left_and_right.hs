main :: IO ()
main = do
  print (map (2 ^) [1, 2, 3])
  print (map (^ 2) [1, 2, 3])
  print (map (`div` 2) [10, 11])
  print (map (100 `div`) [3, 7])
  print (map (subtract 3) [10, 20])
  print (filter (`elem` "aeiou") "education")
  print ((. (+ 1)) (* 2) 5, ((* 2) .) (+ 1) 5)
  print (map (1 + 2 +) [1, 2])
  print (foldr (\f x -> f x) 3 [(+ 1), (2 *), (`subtract` 10)])
  print (map ($ 4) [(+ 1), (* 2)])
  print ((,) 1 2, (,,) 1 2 3, (,,,) 1 2 3 4)

-- expect: [2,4,8]
-- expect: [1,4,9]
-- expect: [5,5]
-- expect: [33,14]
-- expect: [7,17]
-- expect: "euaio"
-- expect: (12,12)
-- expect: [4,5]
-- expect: 15
-- expect: [5,8]
-- expect: ((1,2),(1,2,3),(1,2,3,4))
