main :: IO ()
main = do
  putStrLn "before"
  print (10 `div` (0 :: Int))
  putStrLn "after"

-- expect: before
-- exit: 1
-- stderr: divide by zero
