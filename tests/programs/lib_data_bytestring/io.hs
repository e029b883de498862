-- Bytes come in and go out as UTF-8.
-- stdin: first line
-- stdin: zwei: ä€😀
-- stdin: rest
-- stdin: end
module Main where

import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Lazy.Char8 as L
import System.IO

main :: IO ()
main = do
  a <- C.getLine
  b <- B.getLine
  print (a, b, B.length b)
  C.putStrLn b
  C.writeFile "bytes.txt" (C.unlines [a, b])
  C.appendFile "bytes.txt" (C.pack "more\n")
  s <- C.readFile "bytes.txt"
  print (C.lines s)
  h <- openFile "bytes.txt" ReadMode
  x <- C.hGet h 5
  y <- C.hGetLine h
  z <- C.hGetContents h
  print (x, y, z)
  L.putStr (L.fromChunks (map (\w -> B.pack [w]) (B.unpack s)))
  C.hPutStr stdout (C.pack "done\n")
  L.interact (L.unlines . map L.reverse . L.lines)

-- expect: ("first line","zwei: \195\164\226\130\172\240\159\152\128",15)
-- expect: zwei: ä€😀
-- expect: ["first line","zwei: \195\164\226\130\172\240\159\152\128","more"]
-- expect: ("first"," line","zwei: \195\164\226\130\172\240\159\152\128\nmore\n")
-- expect: first line
-- expect: zwei: ä€😀
-- expect: more
-- expect: done
-- expect: tser
-- expect: dne
