import Data.Word

main :: IO ()
main = do
  print (maxBound :: Word)
  print (0 - 1 :: Word)
  print (fromIntegral (300 :: Int) :: Word8)
  print (200 + 100 :: Word8, negate 1 :: Word16, 2 ^ 32 :: Word32)
  print (maxBound :: Word64, (maxBound :: Word32) + 1)
  print (7 `div` 2 :: Word8, 250 `mod` 7 :: Word8)
  print ([250 ..] :: [Word8])
  print (toInteger (maxBound :: Word16), read "255" :: Word8)

-- expect: 18446744073709551615
-- expect: 18446744073709551615
-- expect: 44
-- expect: (44,65535,0)
-- expect: (18446744073709551615,0)
-- expect: (3,5)
-- expect: [250,251,252,253,254,255]
-- expect: (65535,255)
