{-# LANGUAGE DerivingStrategies, GeneralizedNewtypeDeriving #-}
-- | Pointers: places in blocks of bytes. They have no numbers.
module Foreign.Ptr
  ( Ptr, nullPtr, castPtr, plusPtr, alignPtr, minusPtr, FunPtr, nullFunPtr, castFunPtr, freeHaskellFunPtr
  , castFunPtrToPtr, castPtrToFunPtr, IntPtr(..), WordPtr(..), ptrToIntPtr, intPtrToPtr, ptrToWordPtr, wordPtrToPtr
  ) where

import Data.Bits (Bits, FiniteBits)
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

-- | Functions of C are never there: the null pointer.
castFunPtrToPtr :: FunPtr a -> Ptr b
castFunPtrToPtr _ = nullPtr

-- | The pointer to no function.
castPtrToFunPtr :: Ptr a -> FunPtr b
castPtrToFunPtr _ = NoFunction

-- | A number as long as a pointer.
newtype IntPtr = IntPtr Int
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Integral, Bounded, Bits, FiniteBits, Storable)

-- | A number as long as a pointer.
newtype WordPtr = WordPtr Word
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Integral, Bounded, Bits, FiniteBits, Storable)

-- | The null pointer's number is 0, others have none.
ptrToIntPtr :: Ptr a -> IntPtr
ptrToIntPtr p = if p == nullPtr then 0 else errorWithoutStackTrace "ptrToIntPtr: pointers have no numbers here"

-- | 0 is the null pointer's number, others are of none.
intPtrToPtr :: IntPtr -> Ptr a
intPtrToPtr n = if n == 0 then nullPtr else errorWithoutStackTrace "intPtrToPtr: pointers have no numbers here"

-- | As ptrToIntPtr.
ptrToWordPtr :: Ptr a -> WordPtr
ptrToWordPtr p = if p == nullPtr then 0 else errorWithoutStackTrace "ptrToWordPtr: pointers have no numbers here"

-- | As intPtrToPtr.
wordPtrToPtr :: WordPtr -> Ptr a
wordPtrToPtr n = if n == 0 then nullPtr else errorWithoutStackTrace "wordPtrToPtr: pointers have no numbers here"
