-- | How a file is opened.
module GHC.IO.IOMode (IOMode(..)) where

import System.IO (IOMode(..))
