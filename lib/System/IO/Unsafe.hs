-- | Actions run outside the order of effects.
module System.IO.Unsafe (unsafePerformIO, unsafeDupablePerformIO, unsafeInterleaveIO) where

import Needle.Base

-- | The result of an action run now.
unsafeDupablePerformIO :: IO a -> a
unsafeDupablePerformIO = unsafePerformIO
