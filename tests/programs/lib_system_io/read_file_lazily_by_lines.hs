import System.IO
import Control.Monad

readAll :: Handle -> IO [String]
readAll h = do
  eof <- hIsEOF h
  if eof then return [] else (:) <$> hGetLine h <*> readAll h

main :: IO ()
main = do
  writeFile "t.txt" (unlines (map show [1 .. 5]) ++ "tail")
  ls <- withFile "t.txt" ReadMode readAll
  print ls
  h <- openFile "t.txt" ReadMode
  c <- hGetChar h
  l <- hLookAhead h
  print (c, l)
  hClose h
  s <- readFile "t.txt"
  print (sum (map read (take 5 (lines s))) :: Int)
  copy "t.txt" "u.txt"
  readFile "u.txt" >>= putStrLn
  where copy a b = readFile a >>= writeFile b . map (\ch -> if ch == '\n' then ',' else ch)

-- expect: ["1","2","3","4","5","tail"]
-- expect: ('1','\n')
-- expect: 15
-- expect: 1,2,3,4,5,tail
