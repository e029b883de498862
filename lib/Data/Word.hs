-- | Unsigned whole numbers of fixed sizes.
module Data.Word
  ( Word, Word8, Word16, Word32, Word64, byteSwap16, byteSwap32, byteSwap64, bitReverse8, bitReverse16, bitReverse32
  , bitReverse64
  ) where

import Needle.Bits
import Needle.Sized

-- | The bytes in the other order.
byteSwap16 :: Word16 -> Word16
byteSwap16 w = (w `shiftL` 8) .|. (w `shiftR` 8)

-- | The bytes in the other order.
byteSwap32 :: Word32 -> Word32
byteSwap32 w = (w `shiftL` 24) .|. ((w .&. 0xff00) `shiftL` 8) .|. ((w `shiftR` 8) .&. 0xff00) .|. (w `shiftR` 24)

-- | The bytes in the other order.
byteSwap64 :: Word64 -> Word64
byteSwap64 w = foldr (\i r -> r .|. (((w `shiftR` (8 * i)) .&. 0xff) `shiftL` (56 - 8 * i))) 0 [0 .. 7]

reversed :: FiniteBits a => a -> a
reversed w = foldr (\i r -> if testBit w i then setBit r (finiteBitSize w - 1 - i) else r) zeroBits [0 .. finiteBitSize w - 1]

-- | The bits in the other order.
bitReverse8 :: Word8 -> Word8
bitReverse8 = reversed

-- | The bits in the other order.
bitReverse16 :: Word16 -> Word16
bitReverse16 = reversed

-- | The bits in the other order.
bitReverse32 :: Word32 -> Word32
bitReverse32 = reversed

-- | The bits in the other order.
bitReverse64 :: Word64 -> Word64
bitReverse64 = reversed
