-- | Values that are kept for others.
module Foreign.StablePtr
  ( StablePtr, newStablePtr, deRefStablePtr, freeStablePtr, castStablePtrToPtr, castPtrToStablePtr
  ) where

import Data.IORef
import Foreign.Ptr (Ptr)

-- | A cell with the value.
newtype StablePtr a = StablePtr (IORef a)
  deriving Eq

-- | A new one for a value, which is not evaluated.
newStablePtr :: a -> IO (StablePtr a)
newStablePtr x = StablePtr <$> newIORef x

-- | The value.
deRefStablePtr :: StablePtr a -> IO a
deRefStablePtr (StablePtr r) = readIORef r

-- | Without effect.
freeStablePtr :: StablePtr a -> IO ()
freeStablePtr _ = return ()

-- | An error: there is no memory behind it.
castStablePtrToPtr :: StablePtr a -> Ptr ()
castStablePtrToPtr _ = errorWithoutStackTrace "castStablePtrToPtr: pointers have no numbers here"

-- | An error: there is no value behind it.
castPtrToStablePtr :: Ptr () -> StablePtr a
castPtrToStablePtr _ = errorWithoutStackTrace "castPtrToStablePtr: pointers have no numbers here"
