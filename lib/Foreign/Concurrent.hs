-- | Foreign pointers with finalisers of Haskell, which never run.
module Foreign.Concurrent (newForeignPtr, addForeignPtrFinalizer) where

import Foreign.ForeignPtr (newForeignPtr_)
import Needle.Memory (ForeignPtr, Ptr)

-- | The pointer; the finaliser does not run.
newForeignPtr :: Ptr a -> IO () -> IO (ForeignPtr a)
newForeignPtr p _ = newForeignPtr_ p

-- | Without effect.
addForeignPtrFinalizer :: ForeignPtr a -> IO () -> IO ()
addForeignPtrFinalizer _ _ = return ()
