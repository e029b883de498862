-- | Weak pointers. Nothing is ever taken away here, so they keep their values until they are finalised by hand.
module System.Mem.Weak (Weak, mkWeak, deRefWeak, finalize, mkWeakPtr, addFinalizer, mkWeakPair) where

import Needle.IO

-- | A pointer to a value that may be gone.
newtype Weak v = Weak (IORef (Maybe (v, IO ())))

-- | A pointer to the second, which lives as long as the first; the action runs when that has ended.
mkWeak :: k -> v -> Maybe (IO ()) -> IO (Weak v)
mkWeak _ v f = Weak <$> newIORef (Just (v, maybe (return ()) id f))

-- | A pointer to a value.
mkWeakPtr :: k -> Maybe (IO ()) -> IO (Weak k)
mkWeakPtr k = mkWeak k k

-- | A pointer to two values, which live as long as the first.
mkWeakPair :: k -> v -> Maybe (IO ()) -> IO (Weak (k, v))
mkWeakPair k v = mkWeak k (k, v)

-- | Without effect: the value stays.
addFinalizer :: key -> IO () -> IO ()
addFinalizer _ _ = return ()

-- | The value, if it is still there.
deRefWeak :: Weak v -> IO (Maybe v)
deRefWeak (Weak r) = fmap fst <$> readIORef r

-- | Ends the value now, and runs what was to run then.
finalize :: Weak v -> IO ()
finalize (Weak r) = do
  found <- readIORef r
  writeIORef r Nothing
  maybe (return ()) snd found
