{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
-- | Cells of IO.
module GHC.IORef
  ( IORef(IORef), newIORef, readIORef, writeIORef, atomicModifyIORef, atomicModifyIORef', atomicWriteIORef
  ) where

import Data.IORef (IORef, atomicModifyIORef, atomicModifyIORef', atomicWriteIORef, newIORef, readIORef, writeIORef)
import qualified Needle.Catch as Cells
import qualified Needle.ST as Threads
import Needle.ST (RealWorld, STRef)

-- | A cell as one of a state thread.
pattern IORef :: STRef RealWorld a -> IORef a
pattern IORef r <- (inside -> r) where IORef (Threads.STRef r) = Cells.IORef r

{-# COMPLETE IORef #-}

inside :: IORef a -> STRef RealWorld a
inside (Cells.IORef r) = Threads.STRef r
