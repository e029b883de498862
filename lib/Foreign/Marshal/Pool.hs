-- | Blocks that are freed together: when nobody needs them, as all are.
module Foreign.Marshal.Pool
  ( Pool, newPool, freePool, withPool, pooledMalloc, pooledMallocBytes, pooledRealloc, pooledReallocBytes
  , pooledMallocArray, pooledMallocArray0, pooledReallocArray, pooledReallocArray0, pooledNew, pooledNewArray
  , pooledNewArray0
  ) where

import Foreign.Marshal.Alloc
import Foreign.Marshal.Array
import Foreign.Marshal.Utils (new)
import Foreign.Ptr
import Foreign.Storable

data Pool = Pool

newPool :: IO Pool
newPool = return Pool

freePool :: Pool -> IO ()
freePool _ = return ()

withPool :: (Pool -> IO b) -> IO b
withPool f = f Pool

pooledMalloc :: Storable a => Pool -> IO (Ptr a)
pooledMalloc _ = malloc

pooledMallocBytes :: Pool -> Int -> IO (Ptr a)
pooledMallocBytes _ = mallocBytes

pooledRealloc :: Storable a => Pool -> Ptr a -> IO (Ptr a)
pooledRealloc _ = realloc

pooledReallocBytes :: Pool -> Ptr a -> Int -> IO (Ptr a)
pooledReallocBytes _ = reallocBytes

pooledMallocArray, pooledMallocArray0 :: Storable a => Pool -> Int -> IO (Ptr a)
pooledMallocArray _ = mallocArray
pooledMallocArray0 _ = mallocArray0

pooledReallocArray, pooledReallocArray0 :: Storable a => Pool -> Ptr a -> Int -> IO (Ptr a)
pooledReallocArray _ = reallocArray
pooledReallocArray0 _ = reallocArray0

pooledNew :: Storable a => Pool -> a -> IO (Ptr a)
pooledNew _ = new

pooledNewArray :: Storable a => Pool -> [a] -> IO (Ptr a)
pooledNewArray _ = newArray

pooledNewArray0 :: Storable a => Pool -> a -> [a] -> IO (Ptr a)
pooledNewArray0 _ = newArray0
