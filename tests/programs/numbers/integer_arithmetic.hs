main :: IO ()
main = do
  let a = 2 ^ 100 :: Integer
      b = 3 ^ 70 :: Integer
  print a
  print (a * b)
  print (a - b, b - a)
  print (a `div` 12345678901234567890, a `mod` 12345678901234567890)
  print (gcd (a * 15) (b * 5))
  print (compare a b, a == a + 0, signum (-a), abs (-a))
  print (fromIntegral a :: Int, fromIntegral b :: Int)
  print (product [1 .. 30 :: Integer])
  print (read "123456789012345678901234567890" + 1 :: Integer)
  print (fromInteger a :: Double)
  print (even a, odd b, (a ^ 3) `mod` 1000007)
  print (toInteger (maxBound :: Int) + 1)

-- expect: 1267650600228229401496703205376
-- expect: 3173126578369279394610431020106175019306389315838160670214324224
-- expect: (-2501887854393013371914075282880473,2501887854393013371914075282880473)
-- expect: (102679699542,7455277687302298996)
-- expect: 15
-- expect: (LT,True,-1,1267650600228229401496703205376)
-- expect: (0,2293070008301402073)
-- expect: 265252859812191058636308480000000
-- expect: 123456789012345678901234567891
-- expect: 1.2676506002282294e30
-- expect: (True,True,385027)
-- expect: 9223372036854775808
