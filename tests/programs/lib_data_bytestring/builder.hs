-- Builders: numbers in all formats, order of parts, long and short parts mixed. Short byte strings.
module Main where

import qualified Data.ByteString as S
import Data.ByteString.Builder
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Short as Short

main :: IO ()
main = do
  let out = print . toLazyByteString
  out (int8 (-1) <> word8 200 <> int16BE (-2) <> int32LE 305419896 <> word64BE 81985529216486895)
  out (word16LE 258 <> word32BE 4294967295 <> int64LE (-9223372036854775808) <> int64BE 1)
  mapM_ (out . doubleBE) [0, -0.0, 1, -2.5, 1 / 0, 5.0e-324, 1.7976931348623157e308, 3.141592653589793]
  mapM_ (out . floatLE) [0, 1, -2.5, 1.0e-45, 3.4028235e38, -1 / 0]
  out (char7 'a' <> string7 "h\233llo" <> char8 '\300' <> string8 "\255\256" <> charUtf8 '\955' <> stringUtf8 "a\233\8364\128512")
  out (mconcat (map (\n -> intDec n <> char7 ' ') [0, -1, 42, maxBound, minBound]))
  out (integerDec (2 ^ (100 :: Int)) <> char7 ' ' <> doubleDec 1.5e-3 <> char7 ' ' <> floatDec 0.1 <> wordDec 7)
  out (wordHex 255 <> char7 ' ' <> word8Hex 7 <> char7 ' ' <> word8HexFixed 7 <> char7 ' ' <> int16HexFixed (-2) <> doubleHexFixed 1)
  out (byteStringHex (S.pack [0, 15, 255]) <> lazyByteStringHex (L.pack [1]))
  let long = mconcat (map (\n -> intDec n <> byteString (S.replicate (n `mod` 97) 46)) [1 .. 3000])
      s = toLazyByteString (long <> byteString (S.replicate 9000 33) <> long)
  print (L.length s, L.foldl' (\a w -> (a * 31 + toInteger w) `mod` 1000003) 7 s)
  print (L.take 6 (toLazyByteString (mconcat (map word8 (cycle [1, 2, 3])))))
  let short = Short.toShort (S.pack [1, 2, 3])
  print (short, Short.length short, Short.unpack (short <> short), Short.index short 1, Short.fromShort short)
  print (Short.pack [3] > short, Short.null Short.empty, toLazyByteString (shortByteString short))

-- expect: "\255\200\255\254xV4\DC2\SOH#Eg\137\171\205\239"
-- expect: "\STX\SOH\255\255\255\255\NUL\NUL\NUL\NUL\NUL\NUL\NUL\128\NUL\NUL\NUL\NUL\NUL\NUL\NUL\SOH"
-- expect: "\NUL\NUL\NUL\NUL\NUL\NUL\NUL\NUL"
-- expect: "\128\NUL\NUL\NUL\NUL\NUL\NUL\NUL"
-- expect: "?\240\NUL\NUL\NUL\NUL\NUL\NUL"
-- expect: "\192\EOT\NUL\NUL\NUL\NUL\NUL\NUL"
-- expect: "\DEL\240\NUL\NUL\NUL\NUL\NUL\NUL"
-- expect: "\NUL\NUL\NUL\NUL\NUL\NUL\NUL\SOH"
-- expect: "\DEL\239\255\255\255\255\255\255"
-- expect: "@\t!\251TD-\CAN"
-- expect: "\NUL\NUL\NUL\NUL"
-- expect: "\NUL\NUL\128?"
-- expect: "\NUL\NUL \192"
-- expect: "\SOH\NUL\NUL\NUL"
-- expect: "\255\255\DEL\DEL"
-- expect: "\NUL\NUL\128\255"
-- expect: "ahillo,\255\NUL\206\187a\195\169\226\130\172\240\159\152\128"
-- expect: "0 -1 42 9223372036854775807 -9223372036854775808 "
-- expect: "1267650600228229401496703205376 1.5e-3 0.17"
-- expect: "ff 7 07 fffe3ff0000000000000"
-- expect: "000fff01"
-- expect: (318336,299058)
-- expect: "\SOH\STX\ETX\SOH\STX\ETX"
-- expect: ("\SOH\STX\ETX",3,[1,2,3,1,2,3],2,"\SOH\STX\ETX")
-- expect: (True,True,"\SOH\STX\ETX")
