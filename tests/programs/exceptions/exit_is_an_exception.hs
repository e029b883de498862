import Control.Exception
import System.Exit

main :: IO ()
main = do
  r <- try (exitWith (ExitFailure 4))
  print (r :: Either ExitCode ())
  r2 <- try exitSuccess
  print (r2 :: Either ExitCode ())
  (exitWith (ExitFailure 2) `finally` putStrLn "cleanup") `catch` \e -> do
    putStrLn ("exit seen: " ++ show (e :: SomeException))
    throwIO e
  putStrLn "unreachable"

-- expect: Left (ExitFailure 4)
-- expect: Left ExitSuccess
-- expect: cleanup
-- expect: exit seen: ExitFailure 2
-- exit: 2
