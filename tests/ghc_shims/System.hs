module System (module System.Environment, module System.Exit) where

import System.Environment
import System.Exit
