main :: IO ()
main = do
  print (pi :: Double)
  print (map (fromIntegral . (round :: Double -> Int) . (* 1000)) [sin 1, cos 1, tan 1] :: [Double])
  print (sqrt 16, exp 0, log 1, logBase 2 1024)
  print (atan2 1 (-1) > 2.35, atan2 0 1)
  print (sinh 0, cosh 0, tanh 0, asin 0, acos 1, atan 0)
  print (truncate (10 ** 3 + 0.5))
  print (sqrt (-1) :: Double)
  print (floatDigits (1 :: Double), decodeFloat (1.5 :: Double), significand 8.0, exponent 8.0)

-- expect: 3.141592653589793
-- expect: [841.0,540.0,1557.0]
-- expect: (4.0,1.0,0.0,10.0)
-- expect: (True,0.0)
-- expect: (0.0,1.0,0.0,0.0,0.0,0.0)
-- expect: 1000
-- expect: NaN
-- expect: (53,(6755399441055744,-52),0.5,4)
