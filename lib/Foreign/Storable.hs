-- | Values in memory. Numbers have the sizes and the order of bytes of 64-bit Linux on x86.
module Foreign.Storable (Storable(..)) where

import Needle.Memory
