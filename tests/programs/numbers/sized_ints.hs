import Data.Int

main :: IO ()
main = do
  print (127 + 1 :: Int8, (-128) - 1 :: Int8)
  print (fromIntegral (40000 :: Int) :: Int16)
  print (maxBound :: Int32, minBound :: Int64)
  print ((-7) `div` 2 :: Int8, (-7) `rem` 2 :: Int8)
  print (fromIntegral (-1 :: Int8) :: Int)
  print (sum [100, 100, 100 :: Int8])

-- expect: (-128,127)
-- expect: -25536
-- expect: (2147483647,-9223372036854775808)
-- expect: (-4,-1)
-- expect: -1
-- expect: 44
