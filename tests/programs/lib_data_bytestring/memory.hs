{-# LANGUAGE CPP, OverloadedStrings, PatternSynonyms, ViewPatterns #-}
-- Byte strings as memory.
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import Data.ByteString.Internal (ByteString(..), createAndTrim, createUptoN, mallocByteString, unsafeCreate)
import Data.ByteString.Unsafe (unsafePackCStringLen, unsafeUseAsCStringLen)
import Data.Word
import Foreign.ForeignPtr
import Foreign.Marshal.Array
import Foreign.Ptr
import Foreign.Storable
import System.IO.Unsafe (unsafePerformIO)

#if !MIN_VERSION_bytestring(0,11,0)
pattern BS :: ForeignPtr Word8 -> Int -> ByteString
pattern BS p n <- PS p 0 n where BS p n = PS p 0 n
#endif

xored :: Word8 -> ByteString -> ByteString
xored k (BS fp n) = unsafeCreate n (\dst -> withForeignPtr fp (\src -> go dst src 0))
  where
    go dst src i
      | i == n = return ()
      | otherwise = peekByteOff src i >>= \w -> pokeByteOff dst i (w + k :: Word8) >> go dst src (i + 1)

sumOf :: ByteString -> Int
sumOf (PS fp o n) = unsafePerformIO (withForeignPtr fp (\p -> sum . map fromIntegral <$> peekArray n (p `plusPtr` o :: Ptr Word8)))

main :: IO ()
main = do
  print (xored 1 "HAL", xored 1 (B.copy (B.drop 1 "HAL")), sumOf (B.take 2 (B.drop 1 "\1\2\3\4")))
  fp <- mallocByteString 3
  withForeignPtr fp (\p -> pokeArray p [72, 105, 33 :: Word8])
  print (BS fp 3, BS fp 2, B.append (BS fp 3) "!")
  c <- createAndTrim 10 (\p -> pokeArray p [97, 98, 99] >> return 2)
  d <- createUptoN 4 (\p -> pokeArray p [100 ..  103] >> return 4)
  print (c, d, B.length c)
  unsafeUseAsCStringLen "text" (\(p, n) -> (,) n <$> peekArray n p) >>= print
  withArrayLen [65, 66, 67] (\n p -> unsafePackCStringLen (p, n) >>= \s -> print (s, C.unpack s))
  B.useAsCString "abc" (\p -> peekArray0 0 p) >>= print
  B.useAsCStringLen "abc" (\(p, n) -> B.packCStringLen (p, n - 1)) >>= print
  withArray0 0 [120, 121] B.packCString >>= print

-- expect: ("IBM","BM",5)
-- expect: ("Hi!","Hi","Hi!!")
-- expect: ("ab","defg",2)
-- expect: (4,[116,101,120,116])
-- expect: ("ABC","ABC")
-- expect: [97,98,99]
-- expect: "ab"
-- expect: "xy"
