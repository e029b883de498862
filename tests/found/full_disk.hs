-- was: writeFile, putStr and hClose to a full device succeeded, and the exit code was 0
-- $ needle run full_disk.hs
-- > full: True
-- > full: False
-- $ needle run full_disk.hs --evaluator reference
-- > full: True
-- $ needle run full_disk.hs > /dev/full
-- > No space left on device
-- exit 2
-- $ needle eval - 1 >&-
-- exit 2
-- $ needle count - Bool > /dev/full
-- > ND-0707
-- exit 2
-- $ needle check nothing_here.hs 2>&-
-- exit 2
import Control.Exception
import System.IO
import System.IO.Error

main :: IO ()
main = do
  a <- try (writeFile "/dev/full" "x")
  report a
  b <- try (writeFile "not_full" "x")
  report b
  h <- openFile "not_full" ReadMode
  c <- try (hPutStr h "x") :: IO (Either IOException ())
  putStrLn (either (const "raised") (const "written") c)

report :: Either IOException () -> IO ()
report r = putStrLn ("full: " ++ show (either isFullError (const False) r))
