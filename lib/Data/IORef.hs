-- | Mutable cells in IO.
module Data.IORef
  ( IORef, newIORef, readIORef, writeIORef, modifyIORef, modifyIORef'
  , atomicModifyIORef, atomicModifyIORef', atomicWriteIORef, mkWeakIORef
  ) where

import Needle.IO
import System.Mem.Weak (Weak, mkWeakPtr)

-- | A weak pointer to a cell; the action runs when that is finalised.
mkWeakIORef :: IORef a -> IO () -> IO (Weak (IORef a))
mkWeakIORef r f = mkWeakPtr r (Just f)
