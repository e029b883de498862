main :: IO ()
main = do
  putStrLn "hello"
  let x = 1

-- error: 4:3: The last statement in a 'do' block must be an expression
