-- | Memory: pointers, values in bytes. There are no foreign functions.
module Foreign
  ( module Data.Bits, module Data.Int, module Data.Word, module Foreign.ForeignPtr, module Foreign.Marshal.Alloc
  , module Foreign.Marshal.Array, module Foreign.Marshal.Error, module Foreign.Marshal.Pool
  , module Foreign.Marshal.Utils, module Foreign.Ptr, module Foreign.StablePtr, module Foreign.Storable
  ) where

import Data.Bits
import Data.Int
import Data.Word
import Foreign.ForeignPtr
import Foreign.Marshal.Alloc
import Foreign.Marshal.Array
import Foreign.Marshal.Error
import Foreign.Marshal.Pool
import Foreign.Marshal.Utils
import Foreign.Ptr
import Foreign.StablePtr
import Foreign.Storable
