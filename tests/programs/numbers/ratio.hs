import Data.Ratio

main :: IO ()
main = do
  let r = 3 % 4 :: Rational
  print (r, r + 1 / 4, r * r, recip r, negate r)
  print (numerator (6 % 8), denominator (6 % (-8)))
  print (truncate (7 % 2 :: Rational), round (7 % 2 :: Rational), round (5 % 2 :: Rational), floor (-1 % 2 :: Rational))
  print (compare (1 % 3) (2 % 6 :: Rational), 1 % 3 < (1 % 2 :: Ratio Int))
  print (fromRational (22 % 7) :: Double)
  print (Just (1 % 2 :: Rational))
  print (map (% 3) [1, 2, 3 :: Int])
  print (approxRational (3.14159 :: Double) 0.001)
  print (toRational 1.5, properFraction (17 % 5 :: Rational) :: (Int, Rational))
  print ((2 % 3 :: Rational) ^ 3, (2 % 3 :: Rational) ^^ (-2))

-- expect: (3 % 4,1 % 1,9 % 16,4 % 3,(-3) % 4)
-- expect: (3,4)
-- expect: (3,4,2,-1)
-- expect: (EQ,True)
-- expect: 3.142857142857143
-- expect: Just (1 % 2)
-- expect: [1 % 3,2 % 3,1 % 1]
-- expect: 201 % 64
-- expect: (3 % 2,(3,2 % 5))
-- expect: (8 % 27,9 % 4)
