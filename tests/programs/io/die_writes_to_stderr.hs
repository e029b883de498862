import System.Exit

main :: IO ()
main = do
  putStrLn "out"
  _ <- die "fatal: giving up"
  putStrLn "never"

-- expect: out
-- exit: 1
-- stderr: fatal: giving up
