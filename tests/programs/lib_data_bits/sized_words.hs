import Data.Bits
import Data.Int
import Data.Word

main :: IO ()
main = do
  print (complement 0 :: Word8, shiftL 255 4 :: Word8, rotateL 0x81 1 :: Word8, rotateR 1 1 :: Word8)
  print (shiftR (-128) 3 :: Int8, complement 0 :: Int16, popCount (-1 :: Int32))
  print (fromIntegral (0xABCD :: Word16) .&. 0xFF :: Word8, testBit (128 :: Word8) 7)
  print (foldr (\b acc -> acc * 2 + (if b then 1 else 0)) 0 [testBit (13 :: Word8) i | i <- [0 .. 7]] :: Int)
  print (finiteBitSize (0 :: Word32), (maxBound :: Word64) `shiftR` 60, xor 0xF0 0xFF :: Word8)
  print (hash "hello")
  where hash :: String -> Word32
        hash = foldl (\h c -> (h `xor` fromIntegral (fromEnum c)) * 16777619) 2166136261

-- expect: (255,240,3,128)
-- expect: (-16,-1,32)
-- expect: (205,True)
-- expect: 13
-- expect: (32,15,15)
-- expect: 1335831723
