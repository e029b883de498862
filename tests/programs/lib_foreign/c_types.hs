-- The number types of C: they wrap around, convert and print as GHC's do.
import Control.DeepSeq (deepseq)
import Data.Bits
import Foreign.C.Types

sizes :: [Int]
sizes =
  [ finiteBitSize (0 :: CChar), finiteBitSize (0 :: CUShort), finiteBitSize (0 :: CInt), finiteBitSize (0 :: CLong)
  , finiteBitSize (0 :: CSize), finiteBitSize (0 :: CWchar), finiteBitSize (0 :: CBool), finiteBitSize (0 :: CUIntMax) ]

main :: IO ()
main = do
  print sizes
  print (maxBound :: CInt, maxBound + 1 :: CInt, minBound :: CSChar, maxBound :: CULLong)
  print (CUChar 3, [CFloat 2.5], Just (CInt (-1)), CTime 5 + 2)
  print (read "7" :: CLong, read "[1.5]" :: [CDouble])
  print (fromIntegral (300 :: Int) :: CUChar, truncate (2.7 :: CDouble) :: CShort, fromEnum (CPtrdiff 9))
  print (popCount (255 :: CUInt), complement 0 :: CUShort, shiftL 1 7 .|. 1 :: CChar, testBit (5 :: CIntPtr) 2)
  print ((-7) `div` 2 :: CInt, (-7) `rem` 2 :: CLLong, [1, 3 .. 9 :: CSize], toRational (CClock 4))
  print (sqrt 2 :: CDouble, isNaN (0 / 0 :: CFloat), floor (-0.5 :: CFloat) :: CInt)
  print (CUInt 3 `deepseq` CSUSeconds 1 < 2, compare (CUSeconds 4) 3, CIntMax 4 == 4, CUIntPtr 1, CSigAtomic 2, CULong 3)

-- expect: [8,16,32,64,64,32,8,64]
-- expect: (2147483647,-2147483648,-128,18446744073709551615)
-- expect: (3,[2.5],Just (-1),7)
-- expect: (7,[1.5])
-- expect: (44,2,9)
-- expect: (8,65535,-127,True)
-- expect: (-4,-1,[1,3,5,7,9],4 % 1)
-- expect: (1.4142135623730951,True,-1)
-- expect: (True,GT,True,1,2,3)
