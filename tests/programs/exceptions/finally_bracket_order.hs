import Control.Exception

main :: IO ()
main = do
  (putStrLn "body" `finally` putStrLn "finaliser")
  r <- try (bracket (putStrLn "acquire" >> return 5)
                    (\_ -> putStrLn "release")
                    (\x -> putStrLn "use" >> evaluate (x `div` (0 :: Int))))
  print (r :: Either ArithException Int)
  r2 <- try ((putStrLn "a" >> throwIO (userError "x")) `finally` putStrLn "b")
  putStrLn (either (\e -> "got " ++ show (e :: IOException)) (const "none") r2)
  _ <- (return 1 `onException` putStrLn "not printed")
  (throwIO (ErrorCall "inner") `onException` putStrLn "cleanup") `catch` \(ErrorCall m) -> putStrLn m
  bracket_ (putStrLn "in") (putStrLn "out") (putStrLn "middle")

-- expect: body
-- expect: finaliser
-- expect: acquire
-- expect: use
-- expect: release
-- expect: Left divide by zero
-- expect: a
-- expect: b
-- expect: got user error (x)
-- expect: cleanup
-- expect: inner
-- expect: in
-- expect: middle
-- expect: out
