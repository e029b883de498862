import System.IO

main :: IO ()
main = do
  h <- openFile "data.txt" WriteMode
  hPutStrLn h "10"
  hPutStr h "20\n30\n"
  hPrint h (Just 4)
  hClose h
  h2 <- openFile "data.txt" ReadMode
  a <- hGetLine h2
  b <- hGetLine h2
  print (read a + read b :: Int)
  e <- hIsEOF h2
  print e
  rest <- hGetContents h2
  putStr rest
  hClose h2
  n <- withFile "data.txt" ReadMode (\hd -> do { s <- hGetContents hd; return $! length s })
  print n
  withFile "data.txt" AppendMode (\hd -> hPutStrLn hd "more")
  fmap (length . lines) (readFile "data.txt") >>= print

-- expect: 30
-- expect: False
-- expect: 30
-- expect: Just 4
-- expect: 16
-- expect: 5
