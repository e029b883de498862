-- | Handles.
module GHC.IO.Handle.Types (Handle, BufferMode(..), Newline(..), NewlineMode(..)) where

import System.IO
