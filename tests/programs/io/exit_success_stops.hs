import Control.Monad
import System.Exit

main :: IO ()
main = do
  forM_ [1 ..] $ \i -> do
    print (i :: Int)
    when (i == 3) exitSuccess
  putStrLn "never"

-- expect: 1
-- expect: 2
-- expect: 3
