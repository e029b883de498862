-- | The old module for arguments and exit codes.
module System (ExitCode(..), getArgs, getProgName, getEnv, exitWith, exitFailure) where

import System.Environment
import System.Exit
