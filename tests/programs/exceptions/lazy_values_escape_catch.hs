import Control.Exception

main :: IO ()
main = do
  r <- try (return (1 `div` 0 :: Int)) :: IO (Either ArithException Int)
  case r of
    Left _ -> putStrLn "caught early"
    Right v -> do
      putStrLn "thunk escaped"
      r2 <- try (evaluate v) :: IO (Either ArithException Int)
      putStrLn (either show show r2)
  r3 <- try (return $! error "strict") :: IO (Either ErrorCall Int)
  putStrLn (either (\(ErrorCall m) -> m) show r3)
  r4 <- try (evaluate [1, error "tail"]) :: IO (Either ErrorCall [Int])
  putStrLn (either (const "forced") (const "only whnf") r4)

-- expect: thunk escaped
-- expect: divide by zero
-- expect: strict
-- expect: only whnf
