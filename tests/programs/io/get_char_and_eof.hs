-- stdin: ab
import System.IO

main :: IO ()
main = do
  a <- getChar
  b <- getChar
  print (a, b)
  c <- getChar
  print c
  e <- isEOF
  print e

-- expect: ('a','b')
-- expect: '\n'
-- expect: True
