-- | Ending the program.
module System.Exit (ExitCode(..), exitWith, exitFailure, exitSuccess, die) where

import Needle.Exception
import Needle.IO

-- | Ends the program with code 1.
exitFailure :: IO a
exitFailure = exitWith (ExitFailure 1)

-- | Ends the program with code 0.
exitSuccess :: IO a
exitSuccess = exitWith ExitSuccess

-- | Writes to the standard error output and ends the program with code 1.
die :: String -> IO a
die msg = hPutStrLn stderr msg >> exitFailure
