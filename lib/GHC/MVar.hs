-- | Cells that may be empty.
module GHC.MVar
  ( MVar, newMVar, newEmptyMVar, readMVar, takeMVar, putMVar, tryTakeMVar, tryPutMVar, tryReadMVar, isEmptyMVar, addMVarFinalizer
  ) where

import Control.Concurrent.MVar
