{-# LANGUAGE BinaryLiterals #-}
main :: IO ()
main = do
  print (0b1010, 0B11, 0b1111_0000)
  print (abs (-3))
  print (map negate [-1, 2])

-- expect: (10,3,240)
-- expect: 3
-- expect: [1,-2]
