{-# LANGUAGE MagicHash, PatternSynonyms, ViewPatterns #-}
-- | Unsigned numbers of fixed sizes, with their boxes.
module GHC.Word
  ( Word(W#), Word8(W8#), Word16(W16#), Word32(W32#), Word64(W64#), byteSwap16, byteSwap32, byteSwap64
  ) where

import Data.Word
import Needle.Prim (intToWord, wordNarrow, wordToInt)
import Needle.Sized
import Needle.Unboxed

-- | A number of 8 bits, with its low bits in the box.
pattern W8# :: Word# -> Word8
pattern W8# x <- (inside8 -> x) where W8# (MkWord# x) = MkWord8 (wordNarrow (wordToInt x) 8)

{-# COMPLETE W8# #-}

inside8 :: Word8 -> Word#
inside8 (MkWord8 a) = MkWord# (intToWord a)

-- | A number of 16 bits, with its low bits in the box.
pattern W16# :: Word# -> Word16
pattern W16# x <- (inside16 -> x) where W16# (MkWord# x) = MkWord16 (wordNarrow (wordToInt x) 16)

{-# COMPLETE W16# #-}

inside16 :: Word16 -> Word#
inside16 (MkWord16 a) = MkWord# (intToWord a)

-- | A number of 32 bits, with its low bits in the box.
pattern W32# :: Word# -> Word32
pattern W32# x <- (inside32 -> x) where W32# (MkWord# x) = MkWord32 (wordNarrow (wordToInt x) 32)

{-# COMPLETE W32# #-}

inside32 :: Word32 -> Word#
inside32 (MkWord32 a) = MkWord# (intToWord a)

-- | A number of 64 bits, with its low bits in the box.
pattern W64# :: Word# -> Word64
pattern W64# x <- (inside64 -> x) where W64# (MkWord# x) = MkWord64 x

{-# COMPLETE W64# #-}

inside64 :: Word64 -> Word#
inside64 (MkWord64 a) = MkWord# a
