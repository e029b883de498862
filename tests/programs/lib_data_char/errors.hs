import Control.Exception
import Data.Char

attempt :: Show a => a -> IO ()
attempt x = do
  r <- try (evaluate x)
  putStrLn (either (\e -> takeWhile (/= '\n') (show (e :: ErrorCall))) show r)

main :: IO ()
main = do
  attempt (digitToInt 'g')
  attempt (chr 1114112)
  attempt (intToDigit 16)
  attempt (digitToInt 'F')

-- expect: Char.digitToInt: not a digit 'g'
-- expect: Prelude.chr: bad argument: 1114112
-- expect: Char.intToDigit: not a digit 16
-- expect: 15
