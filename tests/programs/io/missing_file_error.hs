import Control.Exception
import System.IO.Error

main :: IO ()
main = do
  r <- try (readFile "does-not-exist.txt")
  case r of
    Left e | isDoesNotExistError e -> putStrLn "does not exist"
           | otherwise -> putStrLn "other error"
    Right s -> putStr s
  s <- readFile "does-not-exist.txt" `catch` \e -> return ("default " ++ show (isDoesNotExistError e))
  putStrLn s

-- expect: does not exist
-- expect: default True
