-- | Actions run outside the order of effects.
module System.IO.Unsafe (unsafePerformIO, unsafeDupablePerformIO, unsafeInterleaveIO, unsafeFixIO) where

import Needle.Base
import System.IO (fixIO)

-- | The result of an action run now.
unsafeDupablePerformIO :: IO a -> a
unsafeDupablePerformIO = unsafePerformIO

-- | fixIO.
unsafeFixIO :: (a -> IO a) -> IO a
unsafeFixIO = fixIO
