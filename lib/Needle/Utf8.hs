{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Bytes, characters, and the encoding of these as those.
module Needle.Utf8 (w2c, c2w, encodeChar, encodeChars, encodedSize, decodeBytes, replacement) where

import Needle.Prim
import Needle.Classes
import Needle.Base
import Needle.Sized (Word8(..))
import Needle.Window

-- | The character of a byte's number.
foreign import prim "coerce" w2c :: Word8 -> Char

foreign import prim "coerce" codeByte :: Int -> Word8

foreign import prim "coerce" byteCode :: Word8 -> Int

-- | A character cut off to eight bits. The test is there for searches: it is easier on numbers that are still open.
c2w :: Char -> Word8
c2w c = if intLt (ord c) 256 then codeByte (ord c) else codeByte (wordNarrow (ord c) 8)

-- | What stands for bytes that are no characters.
replacement :: Char
replacement = '\xFFFD'

-- | How many bytes a character takes.
encodedSize :: Char -> Int
encodedSize c
  | n < 0x80 = 1
  | n < 0x800 = 2
  | n < 0x10000 = 3
  | otherwise = 4
  where
    !n = ord c

-- | A character's bytes, in front of others.
encodeChar :: Char -> [Word8] -> [Word8]
encodeChar c rest
  | n < 0x80 = codeByte n : rest
  | n < 0x800 = codeByte (0xC0 + intShiftR n 6) : low 0 : rest
  | n < 0x10000 = codeByte (0xE0 + intShiftR n 12) : low 6 : low 0 : rest
  | otherwise = codeByte (0xF0 + intShiftR n 18) : low 12 : low 6 : low 0 : rest
  where
    !n = ord c
    low k = codeByte (0x80 + intAnd (intShiftR n k) 0x3F)

-- | The bytes of characters, made as they are looked at.
encodeChars :: [Char] -> [Word8]
encodeChars s = listFoldr encodeChar [] s

-- | The characters of bytes, made as they are looked at. Of a byte that begins no character the function says what
-- comes before the rest; the next byte is tried then.
decodeBytes :: (Word8 -> [Char] -> [Char]) -> Window Word8 -> [Char]
decodeBytes bad v = go 0
  where
    !n = size v
    byte i = byteCode (at v i)
    go !i = if i >= n then [] else from i (byte i)
    from i !b
      | b < 0x80 = unsafeChr b : go (i + 1)
      | b < 0xC2 = wrong
      | b < 0xE0 = long 1 0x80 (b - 0xC0)
      | b < 0xF0 = long 2 0x800 (b - 0xE0)
      | b < 0xF5 = long 3 0x10000 (b - 0xF0)
      | otherwise = wrong
      where
        wrong = bad (at v i) (go (i + 1))
        long k least top = case tailBits k (i + 1) top of
          !c | c < least || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000) -> wrong
             | otherwise -> unsafeChr c : go (i + k + 1)
    -- the number that k more bytes make of the bits so far, or -1
    tailBits k !i !acc
      | intEq k 0 = acc
      | i >= n || intNe (intAnd (byte i) 0xC0) 0x80 = negate 1
      | otherwise = tailBits (k - 1) (i + 1) (intOr (intShiftL acc 6) (intAnd (byte i) 0x3F))
