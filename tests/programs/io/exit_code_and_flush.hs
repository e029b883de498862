import System.Exit
import System.IO

main :: IO ()
main = do
  hPutStrLn stderr "to stderr"
  putStr "no newline before exit"
  hFlush stdout
  if length "abc" == 3 then exitWith (ExitFailure 42) else return ()
  putStrLn "unreachable"

-- expect: no newline before exit
-- no-newline
-- exit: 42
-- stderr: to stderr
