main :: IO ()
main = do
    putStrLn "a"
  line <- getLine
  putStrLn line

-- error: 2:8: Unexpected do block in function application: do putStrLn "a"
-- error: 4:8: parse error on input '<-'
