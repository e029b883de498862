{-# LANGUAGE ScopedTypeVariables #-}
-- | Runs of values in memory. Those with a 0 at the end of their name end with a mark.
module Foreign.Marshal.Array
  ( mallocArray, mallocArray0, allocaArray, allocaArray0, reallocArray, reallocArray0, callocArray, callocArray0
  , peekArray, peekArray0, pokeArray, pokeArray0, newArray, newArray0, withArray, withArray0, withArrayLen
  , withArrayLen0, copyArray, moveArray, lengthArray0, advancePtr
  ) where

import Foreign.Marshal.Alloc
import Foreign.Ptr
import Foreign.Storable
import Needle.Memory (moveBytes)

size :: forall a. Storable a => Ptr a -> Int
size _ = sizeOf (undefined :: a)

bytes :: forall a. Storable a => Int -> IO (Ptr a)
bytes n = mallocBytes (n * sizeOf (undefined :: a))

mallocArray, mallocArray0, callocArray, callocArray0 :: Storable a => Int -> IO (Ptr a)
mallocArray = bytes
mallocArray0 n = bytes (n + 1)
callocArray = bytes
callocArray0 n = bytes (n + 1)

allocaArray, allocaArray0 :: Storable a => Int -> (Ptr a -> IO b) -> IO b
allocaArray n f = bytes n >>= f
allocaArray0 n f = bytes (n + 1) >>= f

reallocArray, reallocArray0 :: Storable a => Ptr a -> Int -> IO (Ptr a)
reallocArray p n = reallocBytes p (n * size p)
reallocArray0 p n = reallocArray p (n + 1)

peekArray :: Storable a => Int -> Ptr a -> IO [a]
peekArray n p = mapM (peekElemOff p) [0 .. n - 1]

peekArray0 :: (Storable a, Eq a) => a -> Ptr a -> IO [a]
peekArray0 mark p = lengthArray0 mark p >>= \n -> peekArray n p

pokeArray :: Storable a => Ptr a -> [a] -> IO ()
pokeArray p xs = sequence_ (zipWith (pokeElemOff p) [0 ..] xs)

pokeArray0 :: Storable a => a -> Ptr a -> [a] -> IO ()
pokeArray0 mark p xs = pokeArray p (xs ++ [mark])

newArray :: Storable a => [a] -> IO (Ptr a)
newArray xs = do
  p <- bytes (length xs)
  pokeArray p xs
  return p

newArray0 :: Storable a => a -> [a] -> IO (Ptr a)
newArray0 mark xs = newArray (xs ++ [mark])

withArray :: Storable a => [a] -> (Ptr a -> IO b) -> IO b
withArray xs f = newArray xs >>= f

withArray0 :: Storable a => a -> [a] -> (Ptr a -> IO b) -> IO b
withArray0 mark xs f = newArray0 mark xs >>= f

withArrayLen :: Storable a => [a] -> (Int -> Ptr a -> IO b) -> IO b
withArrayLen xs f = newArray xs >>= f (length xs)

withArrayLen0 :: Storable a => a -> [a] -> (Int -> Ptr a -> IO b) -> IO b
withArrayLen0 mark xs f = newArray0 mark xs >>= f (length xs)

-- | To the first place from the second one.
copyArray, moveArray :: Storable a => Ptr a -> Ptr a -> Int -> IO ()
copyArray to from n = moveBytes to from (n * size to)
moveArray = copyArray

-- | How many values stand before the mark.
lengthArray0 :: (Storable a, Eq a) => a -> Ptr a -> IO Int
lengthArray0 mark p = go 0
  where
    go i = peekElemOff p i >>= \x -> if x == mark then return i else go (i + 1)

-- | So many values on.
advancePtr :: Storable a => Ptr a -> Int -> Ptr a
advancePtr p n = plusPtr p (n * size p)
