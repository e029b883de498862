import Numeric
import Data.Char (isDigit, digitToInt)

main :: IO ()
main = do
  print (fst (head (readHex "ff" :: [(Int, String)])), readOct "17x" :: [(Int, String)], readDec "12ab" :: [(Int, String)])
  print (readHex "xyz" :: [(Int, String)], readFloat "2.5e1z" :: [(Double, String)])
  print (readInt 2 (`elem` "01") digitToInt "1011x" :: [(Int, String)])
  print (readSigned readDec " -5 rest" :: [(Int, String)])
  print (fromRat 0.75 :: Double, lexDigits "123abc")

-- expect: (255,[(15,"x")],[(12,"ab")])
-- expect: ([],[(25.0,"z")])
-- expect: [(11,"x")]
-- expect: [(-5," rest")]
-- expect: (0.75,[("123","abc")])
