-- | Pointers to blocks that are freed by themselves, under GHC's name for their module.
module GHC.ForeignPtr
  ( ForeignPtr, FinalizerPtr, newForeignPtr_, mallocForeignPtr, mallocForeignPtrBytes, mallocPlainForeignPtr
  , mallocPlainForeignPtrBytes, withForeignPtr, unsafeWithForeignPtr, touchForeignPtr, castForeignPtr, plusForeignPtr
  , unsafeForeignPtrToPtr, finalizeForeignPtr, addForeignPtrFinalizer
  ) where

import Foreign.ForeignPtr
import Foreign.ForeignPtr.Unsafe
import Foreign.Ptr
import Foreign.Storable

-- | A block for a value.
mallocPlainForeignPtr :: Storable a => IO (ForeignPtr a)
mallocPlainForeignPtr = mallocForeignPtr

-- | A block of so many bytes.
mallocPlainForeignPtrBytes :: Int -> IO (ForeignPtr a)
mallocPlainForeignPtrBytes = mallocForeignPtrBytes

-- | What an action does with the pointer.
unsafeWithForeignPtr :: ForeignPtr a -> (Ptr a -> IO b) -> IO b
unsafeWithForeignPtr = withForeignPtr
