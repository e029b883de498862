-- | The old module for input and output.
module IO
  ( module System.IO, module System.IO.Error, try, bracket, bracket_
  ) where

import System.IO
import System.IO.Error
import Needle.IO (bracket, bracket_)

-- | The result, or the input or output error.
try :: IO a -> IO (Either IOError a)
try = tryIOError
