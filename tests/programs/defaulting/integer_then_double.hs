main :: IO ()
main = do
  print (2 ^ 70)
  print (1 / 4)
  print (fromIntegral (3 :: Int))
  print (truncate 2.7, round 2.5, ceiling 2.1, floor (-2.1))
  print (sqrt 2)
  print (length [1, 2] + 0, realToFrac 1.5)
  print (show 3 ++ show 3.0)
  let x = 3
      y = 4.5
  print (x, y, x * 2)
  print (toRational 0.75)
  print (2 ** 0.5, 10 `div` 3, 2 ^^ (-1))

-- expect: 1180591620717411303424
-- expect: 0.25
-- expect: 3
-- expect: (2,2,3,-3)
-- expect: 1.4142135623730951
-- expect: (2,1.5)
-- expect: "33.0"
-- expect: (3,4.5,6)
-- expect: 3 % 4
-- expect: (1.4142135623730951,3,0.5)
