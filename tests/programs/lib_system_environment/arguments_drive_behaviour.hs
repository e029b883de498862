-- args: --sum 1 2 3
import System.Environment
import System.Exit

main :: IO ()
main = do
  args <- getArgs
  case args of
    "--sum" : ns -> print (sum (map read ns) :: Int)
    _ -> putStrLn "usage" >> exitFailure
  withArgs [] main'
  where
    main' = do
      a <- getArgs
      if null a then putStrLn "no arguments left" >> exitWith (ExitFailure 9) else return ()

-- expect: 6
-- expect: no arguments left
-- exit: 9
