-- | Values that are kept for others.
module Foreign.StablePtr (StablePtr, newStablePtr, deRefStablePtr, freeStablePtr) where

-- | The value.
newtype StablePtr a = StablePtr a

newStablePtr :: a -> IO (StablePtr a)
newStablePtr = return . StablePtr

deRefStablePtr :: StablePtr a -> IO a
deRefStablePtr (StablePtr x) = return x

-- | Without effect.
freeStablePtr :: StablePtr a -> IO ()
freeStablePtr _ = return ()
