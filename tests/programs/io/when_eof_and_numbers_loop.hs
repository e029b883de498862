-- stdin: 3
-- stdin: 10
-- stdin: abc
-- stdin: -4
-- stdin: 
-- stdin: 7
import System.IO
import Text.Read (readMaybe)
import Control.Monad (unless)

loop :: Int -> Int -> IO (Int, Int)
loop total bad = do
  done <- isEOF
  if done then return (total, bad) else do
    l <- getLine
    case readMaybe l :: Maybe Int of
      Just n -> do
        unless (n < 0) $ putStrLn ("ok " ++ show n)
        loop (total + n) bad
      Nothing -> loop total (bad + 1)

main :: IO ()
main = loop 0 0 >>= print

-- expect: ok 3
-- expect: ok 10
-- expect: ok 7
-- expect: (16,2)
