{-# LANGUAGE MagicHash, PatternSynonyms, ViewPatterns #-}
-- | Numbers of fixed sizes, with their boxes.
module GHC.Int (Int(I#), Int8(I8#), Int16(I16#), Int32(I32#), Int64(I64#)) where

import Needle.Prim (intNarrow)
import Needle.Sized
import Needle.Unboxed

-- | A number of 8 bits, with its low bits in the box.
pattern I8# :: Int# -> Int8
pattern I8# x <- (inside8 -> x) where I8# (MkInt# x) = MkInt8 (intNarrow x 8)

{-# COMPLETE I8# #-}

inside8 :: Int8 -> Int#
inside8 (MkInt8 a) = MkInt# a

-- | A number of 16 bits, with its low bits in the box.
pattern I16# :: Int# -> Int16
pattern I16# x <- (inside16 -> x) where I16# (MkInt# x) = MkInt16 (intNarrow x 16)

{-# COMPLETE I16# #-}

inside16 :: Int16 -> Int#
inside16 (MkInt16 a) = MkInt# a

-- | A number of 32 bits, with its low bits in the box.
pattern I32# :: Int# -> Int32
pattern I32# x <- (inside32 -> x) where I32# (MkInt# x) = MkInt32 (intNarrow x 32)

{-# COMPLETE I32# #-}

inside32 :: Int32 -> Int#
inside32 (MkInt32 a) = MkInt# a

-- | A number of 64 bits, with its low bits in the box.
pattern I64# :: Int# -> Int64
pattern I64# x <- (inside64 -> x) where I64# (MkInt# x) = MkInt64 x

{-# COMPLETE I64# #-}

inside64 :: Int64 -> Int#
inside64 (MkInt64 a) = MkInt# a
