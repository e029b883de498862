-- stdin: 7
-- stdin: [1,2,3]
-- stdin: yes
import System.IO

prompt :: String -> IO String
prompt p = do
  putStr p
  hFlush stdout
  getLine

main :: IO ()
main = do
  n <- readLn :: IO Int
  xs <- readLn
  print (map (* n) xs)
  ans <- prompt "continue? "
  putStrLn (if ans == "yes" then "continuing" else "stopping")
  c <- isEOF
  print c

-- expect: [7,14,21]
-- expect: continue? continuing
-- expect: True
