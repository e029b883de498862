main :: IO ()
main = do
  print (- 2 + 3)
  print (- 2 * 3)
  print (- 2 ^ 2)
  print (- 7 `mod` 3)
  print ((- 7) `mod` 3)
  print (- 7 `div` 2, (-7) `div` 2)
  print (4 - (-2), negate 2 ^ 2)
  print (let x = 3 in - x + 1)
  print (map (\x -> - x) [1, 2])
  print (subtract 1 5, (\x -> x - 1) 5, (+ (-1)) 5)
  print (abs (-3), -3 == (-3))

-- expect: 1
-- expect: -6
-- expect: -4
-- expect: -1
-- expect: 2
-- expect: (-3,-4)
-- expect: (6,4)
-- expect: -2
-- expect: [-1,-2]
-- expect: (4,4,4)
-- expect: (3,True)
