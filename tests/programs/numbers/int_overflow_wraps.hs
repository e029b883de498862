main :: IO ()
main = do
  print (maxBound :: Int, minBound :: Int)
  print (maxBound + 1 :: Int)
  print (minBound - 1 :: Int)
  print (maxBound * 2 :: Int)
  print (negate minBound :: Int, abs minBound :: Int)
  print (2 ^ 63 :: Int, 2 ^ 64 :: Int)
  print (fromIntegral (2 ^ 64 + 5 :: Integer) :: Int)
  print (fromInteger (-(2 ^ 63) - 1) :: Int)
  print (product [1 .. 25] :: Int)

-- expect: (9223372036854775807,-9223372036854775808)
-- expect: -9223372036854775808
-- expect: 9223372036854775807
-- expect: -2
-- expect: (-9223372036854775808,-9223372036854775808)
-- expect: (-9223372036854775808,0)
-- expect: 5
-- expect: 9223372036854775807
-- expect: 7034535277573963776
