module IO (module System.IO, module System.IO.Error) where

import System.IO
import System.IO.Error
