-- | Handles of files.
module GHC.IO.StdHandles (stdin, stdout, stderr, openFile, withFile, openBinaryFile, withBinaryFile) where

import System.IO
