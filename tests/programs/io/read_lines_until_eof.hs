-- stdin: first
-- stdin: second line
-- stdin:
-- stdin: last
import System.IO

loop :: Int -> IO ()
loop n = do
  eof <- isEOF
  if eof
    then putStrLn ("total " ++ show n)
    else do
      l <- getLine
      putStrLn (show n ++ ": " ++ l)
      loop (n + 1)

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  loop 0

-- expect: 0: first
-- expect: 1: second line
-- expect: 2: 
-- expect: 3: last
-- expect: total 4
