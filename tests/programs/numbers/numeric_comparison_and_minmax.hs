nan :: Double
nan = 0 / 0

main :: IO ()
main = do
  print (nan == nan, nan < 1, nan > 1, compare nan 1, nan /= nan)
  print (max 1 nan, max nan 1, min 1 nan)
  print (maximum [1.5, 2.5], minimum [3, -1 / 0])
  print (compare 1 2, compare 2.0 2.0, compare 'b' 'a')
  print (isInfinite (1 / 0), isNaN nan, isInfinite nan)
  print (3 `max` 5, (`min` 3) 5)

-- expect: (False,False,False,GT,True)
-- expect: (1.0,NaN,NaN)
-- expect: (2.5,-Infinity)
-- expect: (LT,EQ,GT)
-- expect: (True,True,False)
-- expect: (5,3)
