-- | Help with values in memory.
module Foreign.Marshal.Utils
  ( with, new, fromBool, toBool, maybeNew, maybeWith, maybePeek, withMany, copyBytes, moveBytes, fillBytes
  ) where

import Data.Word (Word8)
import Foreign.Marshal.Alloc
import Foreign.Ptr
import Foreign.Storable
import Needle.Memory (moveBytes, writeByte)

-- | What an action does with a block that holds a value.
with :: Storable a => a -> (Ptr a -> IO b) -> IO b
with x f = new x >>= f

-- | A block that holds a value.
new :: Storable a => a -> IO (Ptr a)
new x = do
  p <- malloc
  poke p x
  return p

fromBool :: Num a => Bool -> a
fromBool b = if b then 1 else 0

toBool :: (Eq a, Num a) => a -> Bool
toBool = (/= 0)

maybeNew :: (a -> IO (Ptr b)) -> Maybe a -> IO (Ptr b)
maybeNew = maybe (return nullPtr)

maybeWith :: (a -> (Ptr b -> IO c) -> IO c) -> Maybe a -> (Ptr b -> IO c) -> IO c
maybeWith = maybe ($ nullPtr)

maybePeek :: (Ptr a -> IO b) -> Ptr a -> IO (Maybe b)
maybePeek f p = if p == nullPtr then return Nothing else fmap Just (f p)

withMany :: (a -> (b -> res) -> res) -> [a] -> ([b] -> res) -> res
withMany one xs f = case xs of
  [] -> f []
  y : ys -> one y (\z -> withMany one ys (f . (z :)))

-- | To the first place from the second one.
copyBytes :: Ptr a -> Ptr a -> Int -> IO ()
copyBytes = moveBytes

-- | So many times the same byte.
fillBytes :: Ptr a -> Word8 -> Int -> IO ()
fillBytes p x n = mapM_ (\i -> writeByte p i x) [0 .. n - 1]
