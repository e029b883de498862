import Control.Exception

main :: IO ()
main = do
  r <- try $ (evaluate (length [1, undefined, throw Underflow]) >>= print >> throwIO Underflow)
         `catch` \e -> do
           putStrLn ("inner " ++ show (e :: ArithException))
           throwIO (userError "from handler")
  case r of
    Left e -> putStrLn ("outer " ++ show (e :: IOException))
    Right () -> putStrLn "none"
  x <- (evaluate (error "a") `catch` \(ErrorCall m) -> return (m ++ "!"))
  putStrLn x
  y <- handleJust (\e -> if e == DivideByZero then Just () else Nothing) (\_ -> return 0) (evaluate (5 `mod` 0))
  print (y :: Int)
  z <- tryJust (\(ErrorCall m) -> if m == "k" then Just m else Nothing) (evaluate (error "k" :: Int))
  print z

-- expect: 3
-- expect: inner arithmetic underflow
-- expect: outer user error (from handler)
-- expect: a!
-- expect: 0
-- expect: Left "k"
