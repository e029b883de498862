-- | Handles of files.
module GHC.IO.Handle.FD (stdin, stdout, stderr, openFile, withFile, openBinaryFile, withBinaryFile) where

import System.IO
