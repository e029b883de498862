import qualified Data.ByteString.Lazy as L
import Data.ByteString.Builder (Builder, toLazyByteString)
import qualified Data.ByteString.Builder.Prim as P
import Data.ByteString.Builder.Prim ((>$<), (>*<))
import Data.Char (ord)
import Data.Word (Word8)

escaped :: P.BoundedPrim Char
escaped = P.condB (== '\n') (P.liftFixedToBounded ((\_ -> ('\\', 'n')) >$< P.char7 >*< P.char7))
  (P.condB (> '~') ((\c -> ('u', fromIntegral (ord c))) >$< (P.liftFixedToBounded P.char7 >*< P.liftFixedToBounded P.word16HexFixed)) P.charUtf8)

put :: Builder -> IO ()
put = print . L.unpack . toLazyByteString

main :: IO ()
main = do
  print (toLazyByteString (P.primMapListBounded escaped "a\nb\228c"))
  put (P.primFixed (P.word16BE >*< P.int32LE) (258, -2))
  put (P.primUnfoldrFixed P.word8 (\n -> if n > 3 then Nothing else Just (n, n + 1)) (1 :: Word8))
  print (toLazyByteString (P.primBounded (P.eitherB P.intDec P.emptyB) (Left (-12)) <> P.primBounded (P.eitherB P.intDec P.emptyB) (Right 'x')))
  print (toLazyByteString (P.primBounded P.wordHex 255 <> P.primFixed P.floatHexFixed 1.5 <> P.primFixed P.int8HexFixed (-1)))
  print (toLazyByteString (foldMap (P.primFixed P.char8) "\233x"))

-- expect: "a\\nbu00e4c"
-- expect: [1,2,254,255,255,255]
-- expect: [1,2,3]
-- expect: "-12"
-- expect: "ff3fc00000ff"
-- expect: "\233x"
