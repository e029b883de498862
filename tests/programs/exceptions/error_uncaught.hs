main :: IO ()
main = do
  putStrLn "start"
  _ <- error "something bad"
  putStrLn "unreachable"

-- expect: start
-- exit: 1
-- stderr: something bad
