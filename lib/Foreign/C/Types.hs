-- | The number types of C, as GHC has them on 64-bit Linux: with their arithmetic, and nothing else of C.
module Foreign.C.Types
  ( CChar (..)
  , CSChar (..)
  , CUChar (..)
  , CShort (..)
  , CUShort (..)
  , CInt (..)
  , CUInt (..)
  , CLong (..)
  , CULong (..)
  , CPtrdiff (..)
  , CSize (..)
  , CWchar (..)
  , CSigAtomic (..)
  , CBool (..)
  , CLLong (..)
  , CULLong (..)
  , CIntPtr (..)
  , CUIntPtr (..)
  , CIntMax (..)
  , CUIntMax (..)
  , CClock (..)
  , CTime (..)
  , CUSeconds (..)
  , CSUSeconds (..)
  , CFloat (..)
  , CDouble (..)
  ) where

import Data.Bits
import Data.Int
import Data.Word

-- | A `char`.
newtype CChar = CChar Int8
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `signed char`.
newtype CSChar = CSChar Int8
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `unsigned char`.
newtype CUChar = CUChar Word8
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `short`.
newtype CShort = CShort Int16
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `unsigned short`.
newtype CUShort = CUShort Word16
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `int`.
newtype CInt = CInt Int32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `unsigned int`.
newtype CUInt = CUInt Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `long`.
newtype CLong = CLong Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `unsigned long`.
newtype CULong = CULong Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `ptrdiff_t`.
newtype CPtrdiff = CPtrdiff Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `size_t`.
newtype CSize = CSize Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `wchar_t`.
newtype CWchar = CWchar Int32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `sig_atomic_t`.
newtype CSigAtomic = CSigAtomic Int32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `_Bool`.
newtype CBool = CBool Word8
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `long long`.
newtype CLLong = CLLong Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `unsigned long long`.
newtype CULLong = CULLong Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `intptr_t`.
newtype CIntPtr = CIntPtr Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `uintptr_t`.
newtype CUIntPtr = CUIntPtr Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | An `intmax_t`.
newtype CIntMax = CIntMax Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `uintmax_t`.
newtype CUIntMax = CUIntMax Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits)

-- | A `clock_t`.
newtype CClock = CClock Int64 deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real)

-- | A `time_t`.
newtype CTime = CTime Int64 deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real)

-- | A `useconds_t`.
newtype CUSeconds = CUSeconds Word32 deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real)

-- | A `suseconds_t`.
newtype CSUSeconds = CSUSeconds Int64 deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real)

-- | A `float`.
newtype CFloat = CFloat Float
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Fractional, Floating, RealFrac, RealFloat)

-- | A `double`.
newtype CDouble = CDouble Double
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Fractional, Floating, RealFrac, RealFloat)
