main :: IO ()
main = do
    putStrLn "a"
  line <- getLine
  putStrLn line

-- error: 4:8: parse error on input '<-'
