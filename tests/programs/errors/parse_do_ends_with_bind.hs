main :: IO ()
main = do
  putStrLn "hello"
  x <- getLine

-- error: 4:3: The last statement in a 'do' block must be an expression
