-- | The pointer in a foreign pointer.
module Foreign.ForeignPtr.Unsafe (unsafeForeignPtrToPtr) where

import Needle.Memory

-- | The pointer.
unsafeForeignPtrToPtr :: ForeignPtr a -> Ptr a
unsafeForeignPtrToPtr (ForeignPtr p) = p
