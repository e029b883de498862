import Data.Complex

main :: IO ()
main = do
  let z = 3 :+ 4 :: Complex Double
  print (z, z + 1, z * z, negate z, conjugate z)
  print (realPart z, imagPart z, magnitude z)
  print (z / (1 :+ 1), abs z, mkPolar 1 0 :: Complex Double)
  print (z == (3 :+ 4), Just (1 :+ (-2) :: Complex Double))
  print (phase (1 :+ 0 :: Complex Double), cis 0 :: Complex Double, fromIntegral (2 :: Int) * z)
  print (iterate (\w -> w * w + (0.25 :+ 0)) 0 !! 3)

-- expect: (3.0 :+ 4.0,4.0 :+ 4.0,(-7.0) :+ 24.0,(-3.0) :+ (-4.0),3.0 :+ (-4.0))
-- expect: (3.0,4.0,5.0)
-- expect: (3.5 :+ 0.5,5.0 :+ 0.0,1.0 :+ 0.0)
-- expect: (True,Just (1.0 :+ (-2.0)))
-- expect: (0.0,1.0 :+ 0.0,6.0 :+ 8.0)
-- expect: 0.34765625 :+ 0.0
