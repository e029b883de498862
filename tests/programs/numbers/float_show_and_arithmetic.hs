main :: IO ()
main = do
  print (0.1 :: Float, 1 / 3 :: Float, 16777216 + 1 :: Float)
  print (realToFrac (0.1 :: Float) :: Double)
  print (realToFrac (0.1 :: Double) :: Float)
  print (sqrt 2 :: Float, pi :: Float, exp 1 :: Float)
  print (3.4028235e38 * 10 :: Float)
  print (fromIntegral (123456789 :: Int) :: Float)
  print (truncate (1e10 :: Float) :: Int)
  print (1.0e-45 :: Float, 1.17549435e-38 :: Float)

-- expect: (0.1,0.33333334,1.6777216e7)
-- expect: 0.10000000149011612
-- expect: 0.1
-- expect: (1.4142135,3.1415927,2.7182817)
-- expect: Infinity
-- expect: 1.2345679e8
-- expect: 10000000000
-- expect: (1.0e-45,1.1754944e-38)
