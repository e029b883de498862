import System.IO

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  hSetBuffering stdin LineBuffering
  b <- hGetBuffering stdout
  print b
  hPutStr stdout "partial "
  hFlush stdout
  hPutStrLn stdout "line"
  print (ReadMode, [WriteMode, AppendMode, ReadWriteMode])
  hSetBuffering stdout (BlockBuffering Nothing)
  putStrLn "block"

-- expect: LineBuffering
-- expect: partial line
-- expect: (ReadMode,[WriteMode,AppendMode,ReadWriteMode])
-- expect: block
