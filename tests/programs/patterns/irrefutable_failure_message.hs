main :: IO ()
main = do
  let (Just x) = lookup 3 [(1, "a")]
  putStrLn "before"
  putStrLn x

-- expect: before
-- exit: 1
-- stderr: irrefutable_failure_message.hs:3:7-36: Non-exhaustive patterns in Just x
