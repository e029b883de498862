import Control.Exception

newtype N = N Int
data D = D Int

isForced :: a -> IO ()
isForced x = do
  r <- try (evaluate x)
  putStrLn (case r of
    Left (ErrorCall _) -> "bottom"
    Right _ -> "value")

main :: IO ()
main = do
  isForced (N (error "x"))
  isForced (D (error "x"))
  isForced (case error "y" of N _ -> ())
  isForced (case error "y" of D _ -> ())

-- expect: bottom
-- expect: value
-- expect: value
-- expect: bottom
