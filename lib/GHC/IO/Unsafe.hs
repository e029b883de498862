-- | Actions in pure code.
module GHC.IO.Unsafe
  ( unsafePerformIO, unsafeInterleaveIO, unsafeDupablePerformIO, unsafeDupableInterleaveIO, noDuplicate
  ) where

import System.IO.Unsafe

-- | unsafeInterleaveIO.
unsafeDupableInterleaveIO :: IO a -> IO a
unsafeDupableInterleaveIO = unsafeInterleaveIO

-- | Nothing is evaluated twice here.
noDuplicate :: IO ()
noDuplicate = return ()
