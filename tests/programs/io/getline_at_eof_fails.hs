-- stdin: only
main :: IO ()
main = do
  a <- getLine
  putStrLn a
  b <- getLine
  putStrLn b

-- expect: only
-- exit: 1
-- stderr: <stdin>: hGetLine: end of file
