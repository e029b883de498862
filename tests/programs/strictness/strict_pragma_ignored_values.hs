{-# LANGUAGE StrictData #-}
import Control.Exception

data P = P Int ~Int

attempt :: a -> IO ()
attempt x = do
  r <- try (evaluate x)
  putStrLn (either (\(ErrorCall m) -> "error " ++ m) (const "ok") r)

main :: IO ()
main = do
  attempt (P (error "strict by pragma") 1)
  attempt (P 1 (error "lazy by tilde"))

-- expect: error strict by pragma
-- expect: ok
