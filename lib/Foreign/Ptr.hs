-- | Pointers: places in blocks of bytes. They have no numbers.
module Foreign.Ptr
  ( Ptr, nullPtr, castPtr, plusPtr, alignPtr, minusPtr, FunPtr, nullFunPtr, castFunPtr, freeHaskellFunPtr
  ) where

import Needle.Memory

-- | The pointer to no function.
nullFunPtr :: FunPtr a
nullFunPtr = NoFunction

-- | The same.
castFunPtr :: FunPtr a -> FunPtr b
castFunPtr _ = NoFunction

-- | Without effect.
freeHaskellFunPtr :: FunPtr a -> IO ()
freeHaskellFunPtr _ = return ()
