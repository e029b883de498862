-- | Objects that are equal to themselves only.
module Data.Unique (Unique, newUnique, hashUnique) where

import Data.IORef
import System.IO.Unsafe (unsafePerformIO)

-- | An object of its own.
newtype Unique = Unique Int
  deriving (Eq, Ord)

source :: IORef Int
source = unsafePerformIO (newIORef 0)
{-# NOINLINE source #-}

-- | A new one.
newUnique :: IO Unique
newUnique = fmap Unique (atomicModifyIORef' source (\n -> (n + 1, n + 1)))

-- | A number for it.
hashUnique :: Unique -> Int
hashUnique (Unique n) = n
