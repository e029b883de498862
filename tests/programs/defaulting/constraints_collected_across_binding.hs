average xs = sum xs / fromIntegral (length xs)

scale k = map (* k)

main = do
  print (average [1, 2, 3, 4])
  print (scale 2 [1, 2, 3])
  print (scale 0.5 [1, 2, 3])
  print (fromIntegral (length "abc") * 1.5)
  print (let n = 10 in (n `div` 3, n))
  print [x | x <- [1 .. 3], x ^ 2 > 3]
  print (minimum (map abs [-3, 2, -1]))

-- expect: 2.5
-- expect: [2,4,6]
-- expect: [0.5,1.0,1.5]
-- expect: 4.5
-- expect: (3,10)
-- expect: [2,3]
-- expect: 1
