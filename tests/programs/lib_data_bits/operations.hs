import Data.Bits

main :: IO ()
main = do
  print (5 .&. 3 :: Int, 5 .|. 3 :: Int, xor 5 3 :: Int, complement 5 :: Int)
  print (shiftL 1 10 :: Int, shiftR 1024 3 :: Int, (-16) `shiftR` 2 :: Int)
  print (testBit (5 :: Int) 2, testBit (5 :: Int) 1, setBit (0 :: Int) 4, clearBit (31 :: Int) 0, complementBit (5 :: Int) 0)
  print (popCount (255 :: Int), popCount (-1 :: Int), finiteBitSize (0 :: Int))
  print (shiftL 1 100 :: Integer, (2 ^ 100 + 5) .&. 7 :: Integer, popCount (2 ^ 100 - 1 :: Integer))
  print ((-1) .&. 255 :: Integer, xor (-5) 3 :: Integer, complement 0 :: Integer, shiftR (-5) 1 :: Integer)
  print (countLeadingZeros (1 :: Int), countTrailingZeros (8 :: Int), bit 3 :: Int, zeroBits :: Int)
  print (unsafeShiftL 3 2 :: Int, 1 `shiftL` 64 :: Int, rotateL (1 :: Int) 65, shift 8 (-2) :: Int)

-- expect: (1,7,6,-6)
-- expect: (1024,128,-4)
-- expect: (True,False,16,30,4)
-- expect: (8,64,64)
-- expect: (1267650600228229401496703205376,5,100)
-- expect: (255,-8,-1,-3)
-- expect: (63,3,8,0)
-- expect: (12,0,2,2)
