main :: IO ()
main = do
  print (fromIntegral (300 :: Int) / 2 :: Double)
  print (realToFrac (1.5 :: Float) + 1 :: Double)
  print (toRational (0.125 :: Double))
  print (fromRational 0.75 :: Double)
  print (fromEnum 3.7, toEnum 65 :: Char, fromEnum 'z')
  print (floor (fromIntegral (7 :: Int) / 2 :: Double) :: Int)
  print (fromIntegral (-1 :: Int) :: Word)
  print (fromIntegral (maxBound :: Word) :: Int)
  print (truncate (fromIntegral (maxBound :: Int) :: Double) :: Integer)

-- expect: 150.0
-- expect: 2.5
-- expect: 1 % 8
-- expect: 0.75
-- expect: (3,'A',122)
-- expect: 3
-- expect: 18446744073709551615
-- expect: -1
-- expect: 9223372036854775808
