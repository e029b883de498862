-- | Pointers, under GHC's name for their module. Their addresses are left out.
module GHC.Ptr (Ptr, FunPtr, nullPtr, castPtr, plusPtr, alignPtr, minusPtr, nullFunPtr, castFunPtr) where

import Foreign.Ptr
