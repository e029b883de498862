-- | Unchecked conversions of state threads.
module Control.Monad.ST.Unsafe (unsafeInterleaveST, unsafeIOToST, unsafeSTToIO) where

import Needle.ST
