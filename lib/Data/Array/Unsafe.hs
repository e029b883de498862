-- | Conversions without copying.
module Data.Array.Unsafe (unsafeFreeze, unsafeThaw) where

import Needle.Array
