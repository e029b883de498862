import System.IO

main :: IO ()
main = do
  hPutStrLn stderr "warning one"
  putStrLn "normal"
  hPutStr stderr "warning two\n"
  hPrint stderr (Just 1)
  hPutStrLn stdout "also normal"

-- expect: normal
-- expect: also normal
-- stderr: warning one
-- stderr: warning two
-- stderr: Just 1
