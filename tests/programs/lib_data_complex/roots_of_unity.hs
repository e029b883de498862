import Data.Complex

close :: Complex Double -> Complex Double -> Bool
close a b = magnitude (a - b) < 1.0e-9

roots :: Int -> [Complex Double]
roots n = [mkPolar 1 (2 * pi * fromIntegral k / fromIntegral n) | k <- [0 .. n - 1]]

main :: IO ()
main = do
  print (all (\z -> close (z ^ 5) 1) (roots 5))
  print (close (sum (roots 7)) 0, close (product (roots 4)) (-1))
  let (r, t) = polar (0 :+ 2 :: Complex Double)
  print (r, abs (t - pi / 2) < 1.0e-12)
  print (close (sqrt ((-4) :+ 0)) (0 :+ 2), close (exp (0 :+ pi)) (-1))
  print (signum (3 :+ 4 :: Complex Double), fmap (* 2) (1 :+ 2), recip (0 :+ 1 :: Complex Double))

-- expect: True
-- expect: (True,True)
-- expect: (2.0,True)
-- expect: (True,True)
-- expect: (0.6 :+ 0.8,2 :+ 4,0.0 :+ (-1.0))
