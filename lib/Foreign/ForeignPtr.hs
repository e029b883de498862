-- | Pointers to blocks that are freed by themselves. Finalisers never run.
module Foreign.ForeignPtr
  ( ForeignPtr, FinalizerPtr, FinalizerEnvPtr, newForeignPtr, newForeignPtr_, addForeignPtrFinalizer, newForeignPtrEnv
  , addForeignPtrFinalizerEnv, withForeignPtr, finalizeForeignPtr, touchForeignPtr, castForeignPtr, plusForeignPtr
  , mallocForeignPtr, mallocForeignPtrBytes, mallocForeignPtrArray, mallocForeignPtrArray0
  ) where

import Foreign.Marshal.Alloc (malloc)
import Foreign.Marshal.Array (mallocArray, mallocArray0)
import Needle.Memory

type FinalizerPtr a = FunPtr (Ptr a -> IO ())

type FinalizerEnvPtr env a = FunPtr (Ptr env -> Ptr a -> IO ())

-- | The pointer; the finaliser does not run.
newForeignPtr :: FinalizerPtr a -> Ptr a -> IO (ForeignPtr a)
newForeignPtr _ = newForeignPtr_

-- | The pointer.
newForeignPtr_ :: Ptr a -> IO (ForeignPtr a)
newForeignPtr_ p = return (ForeignPtr p)

-- | The pointer; the finaliser does not run.
newForeignPtrEnv :: FinalizerEnvPtr env a -> Ptr env -> Ptr a -> IO (ForeignPtr a)
newForeignPtrEnv _ _ = newForeignPtr_

-- | Without effect.
addForeignPtrFinalizer :: FinalizerPtr a -> ForeignPtr a -> IO ()
addForeignPtrFinalizer _ _ = return ()

-- | Without effect.
addForeignPtrFinalizerEnv :: FinalizerEnvPtr env a -> Ptr env -> ForeignPtr a -> IO ()
addForeignPtrFinalizerEnv _ _ _ = return ()

-- | Without effect.
finalizeForeignPtr :: ForeignPtr a -> IO ()
finalizeForeignPtr _ = return ()

-- | Without effect.
touchForeignPtr :: ForeignPtr a -> IO ()
touchForeignPtr _ = return ()

-- | What an action does with the pointer.
withForeignPtr :: ForeignPtr a -> (Ptr a -> IO b) -> IO b
withForeignPtr (ForeignPtr p) f = f p

-- | The same place, of another type.
castForeignPtr :: ForeignPtr a -> ForeignPtr b
castForeignPtr (ForeignPtr p) = ForeignPtr (castPtr p)

-- | So many bytes on.
plusForeignPtr :: ForeignPtr a -> Int -> ForeignPtr b
plusForeignPtr (ForeignPtr p) n = ForeignPtr (plusPtr p n)

-- | A block for a value.
mallocForeignPtr :: Storable a => IO (ForeignPtr a)
mallocForeignPtr = fmap ForeignPtr malloc

-- | A block of so many bytes.
mallocForeignPtrBytes :: Int -> IO (ForeignPtr a)
mallocForeignPtrBytes = fmap ForeignPtr . newBlock

-- | A block for so many values.
mallocForeignPtrArray :: Storable a => Int -> IO (ForeignPtr a)
mallocForeignPtrArray = fmap ForeignPtr . mallocArray

-- | A block for so many values and one more.
mallocForeignPtrArray0 :: Storable a => Int -> IO (ForeignPtr a)
mallocForeignPtrArray0 = fmap ForeignPtr . mallocArray0
