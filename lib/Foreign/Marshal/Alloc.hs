{-# LANGUAGE ScopedTypeVariables #-}
-- | New blocks. They hold zeros, and are freed when nobody needs them.
module Foreign.Marshal.Alloc
  ( alloca, allocaBytes, allocaBytesAligned, malloc, mallocBytes, calloc, callocBytes, realloc, reallocBytes, free
  , finalizerFree
  ) where

import Foreign.Ptr
import Foreign.Storable
import Needle.Memory (FunPtr, moveBytes, newBlock, room)

-- | What an action does with a block for a value.
alloca :: Storable a => (Ptr a -> IO b) -> IO b
alloca f = malloc >>= f

-- | What an action does with a block of so many bytes.
allocaBytes :: Int -> (Ptr a -> IO b) -> IO b
allocaBytes n f = mallocBytes n >>= f

allocaBytesAligned :: Int -> Int -> (Ptr a -> IO b) -> IO b
allocaBytesAligned n _ = allocaBytes n

-- | A block for a value.
malloc :: forall a. Storable a => IO (Ptr a)
malloc = newBlock (sizeOf (undefined :: a))

-- | A block of so many bytes.
mallocBytes :: Int -> IO (Ptr a)
mallocBytes = newBlock

calloc :: Storable a => IO (Ptr a)
calloc = malloc

callocBytes :: Int -> IO (Ptr a)
callocBytes = newBlock

-- | A block for a value of another type, with the bytes of the old one.
realloc :: forall a b. Storable b => Ptr a -> IO (Ptr b)
realloc p = fmap castPtr (reallocBytes p (sizeOf (undefined :: b)))

-- | A block of another size, with the bytes of the old one.
reallocBytes :: Ptr a -> Int -> IO (Ptr a)
reallocBytes p n = do
  q <- newBlock n
  moveBytes q p (min n (room p))
  return q

-- | Without effect.
free :: Ptr a -> IO ()
free _ = return ()

-- | Without effect.
finalizerFree :: FunPtr (Ptr a -> IO ())
finalizerFree = nullFunPtr
