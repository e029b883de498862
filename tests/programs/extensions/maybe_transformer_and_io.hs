-- stdin: 12
-- stdin: x
import Control.Monad.Trans.Class
import Control.Monad.Trans.Maybe
import Control.Monad.IO.Class
import Text.Read (readMaybe)

askNumber :: MaybeT IO Int
askNumber = do
  s <- lift getLine
  liftIO (putStrLn ("got " ++ s))
  MaybeT (return (readMaybe s))

main :: IO ()
main = do
  r <- runMaybeT askNumber
  print r
  r2 <- runMaybeT (fmap (+ 1) askNumber)
  print r2

-- expect: got 12
-- expect: Just 12
-- expect: got x
-- expect: Nothing
