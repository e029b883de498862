-- The module names of Haskell 98, which recording maps to today's ones (tests/ghc_shims).
import List (sortBy, nub)
import qualified Char
import Maybe (mapMaybe, fromJust)
import Array
import Ix (inRange)
import Monad (when, liftM2)
import System (getArgs, ExitCode (..), exitWith)
import IO (hPutStrLn, hFlush, stdout)

main :: IO ()
main = do
  print (nub [1, 1, 2], map Char.toUpper "abc")
  print (mapMaybe id [Just 1, Nothing], fromJust (Just 'x'))
  when (inRange (1, 5) 3) (putStrLn "in range")
  print (listArray (0, 2) "xyz" ! 1)
  print (liftM2 (+) (Just 1) (Just 2))
  hPutStrLn stdout "through a handle"
  hFlush stdout
  args <- getArgs
  exitWith (if null args then ExitFailure 3 else ExitSuccess)

-- expect: ([1,2],"ABC")
-- expect: ([1],'x')
-- expect: in range
-- expect: 'y'
-- expect: Just 3
-- expect: through a handle
-- exit: 3
