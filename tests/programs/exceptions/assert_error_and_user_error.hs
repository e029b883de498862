import Control.Exception
import System.IO.Error

main :: IO ()
main = do
  r <- try (ioError (userError "oops")) :: IO (Either IOException ())
  print r
  r2 <- tryIOError (readFile "/no/such/file/at/all")
  case r2 of
    Left e -> print (isDoesNotExistError e, isUserError e, isAlreadyInUseError e)
    Right _ -> putStrLn "exists?"
  catchIOError (fail "failing") (\e -> putStrLn (ioeGetErrorString e))
  print (fromException (toException DivideByZero) :: Maybe ArithException)
  print (fmap show (fromException (toException (ErrorCall "e")) :: Maybe ArithException))
  putStrLn (displayException (ErrorCall "shown"))

-- expect: Left user error (oops)
-- expect: (True,False,False)
-- expect: failing
-- expect: Just divide by zero
-- expect: Nothing
-- expect: shown
