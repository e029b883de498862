import Control.Exception
import System.IO

main :: IO ()
main = do
  r <- try (withFile "log.txt" WriteMode (\h -> do
         hPutStrLn h "first"
         _ <- evaluate (length [1, undefined `seq` 2 :: Int] `div` 0)
         hPutStrLn h "second"))
  putStrLn (either (\e -> "failed: " ++ show (e :: ArithException)) (const "done") r)
  s <- readFile "log.txt"
  putStr s
  print (lines s)

-- expect: failed: divide by zero
-- expect: first
-- expect: ["first"]
