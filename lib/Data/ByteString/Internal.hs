{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
-- | Byte strings from within: the window that one is, or the memory. The bytes of a string are those of the block that it
-- points into.
module Data.ByteString.Internal
  ( ByteString(BS, PS), StrictByteString, window, fromWindow, w2c, c2w, isSpaceWord8, isSpaceChar8
  , packBytes, packChars, unpackBytes, unpackChars
  , create, createUptoN, createUptoN', createAndTrim, createAndTrim', unsafeCreate, unsafeCreateUptoN
  , unsafeCreateUptoN', mallocByteString, fromForeignPtr, toForeignPtr, nullForeignPtr, unsafeWithForeignPtr
  , accursedUnutterablePerformIO, memcpy
  ) where

import Data.ByteString.Char8 (ByteString, StrictByteString, pack, take, unpack)
import Data.Char (isSpace)
import Data.Word (Word8)
import Foreign.ForeignPtr (plusForeignPtr, withForeignPtr)
import Needle.Memory (ForeignPtr(..), Ptr(..), moveBytes, newBlock, nullPtr)
import Needle.Utf8 (c2w, w2c)
import Needle.Window (Window(..), list, none, pack')
import Prelude hiding (take)
import System.IO.Unsafe (unsafePerformIO)
import Unsafe.Coerce (unsafeCoerce)

-- ByteString is a newtype of "Data.ByteString.Char8", which does not show its constructor.

-- | The bytes.
window :: ByteString -> Window Word8
window = unsafeCoerce

-- | The string of bytes.
fromWindow :: Window Word8 -> ByteString
fromWindow = unsafeCoerce

-- | Whether a byte is white space.
isSpaceWord8 :: Word8 -> Bool
isSpaceWord8 w = isSpace (w2c w)

-- | Whether a character below 256 is white space.
isSpaceChar8 :: Char -> Bool
isSpaceChar8 = isSpace

-- | A string from bytes.
packBytes :: [Word8] -> ByteString
packBytes ws = fromWindow (pack' ws)

-- | A string from characters.
packChars :: [Char] -> ByteString
packChars = pack

-- | The bytes of a string.
unpackBytes :: ByteString -> [Word8]
unpackBytes s = list (window s)

-- | The bytes of a string as characters.
unpackChars :: ByteString -> [Char]
unpackChars = unpack

-- Strings as memory

-- | The memory that a string is, and its length.
pattern BS :: ForeignPtr Word8 -> Int -> ByteString
pattern BS p n <- (memory -> (p, n)) where BS p n = fromMemory p n

-- | The same with a distance from the pointer to the first byte.
pattern PS :: ForeignPtr Word8 -> Int -> Int -> ByteString
pattern PS p i n <- (toForeignPtr -> (p, i, n)) where PS p i n = fromForeignPtr p i n

{-# COMPLETE BS #-}
{-# COMPLETE PS #-}

memory :: ByteString -> (ForeignPtr Word8, Int)
memory s = case window s of Window i n b -> (ForeignPtr (Ptr b i), n)

fromMemory :: ForeignPtr Word8 -> Int -> ByteString
fromMemory (ForeignPtr p) n = case p of
  Ptr b i -> fromWindow (Window i n b)
  Nowhere _ -> fromWindow none

fromForeignPtr :: ForeignPtr Word8 -> Int -> Int -> ByteString
fromForeignPtr p i = fromMemory (plusForeignPtr p i)

toForeignPtr :: ByteString -> (ForeignPtr Word8, Int, Int)
toForeignPtr s = case memory s of (p, n) -> (p, 0, n)

-- | The pointer to nowhere.
nullForeignPtr :: ForeignPtr Word8
nullForeignPtr = ForeignPtr nullPtr

-- | A block of so many bytes.
mallocByteString :: Int -> IO (ForeignPtr a)
mallocByteString = fmap ForeignPtr . newBlock

-- | A string of a length, after an action has filled it.
create :: Int -> (Ptr Word8 -> IO ()) -> IO ByteString
create n fill = fmap fst (createUptoN' n (\p -> fill p >> return (n, ())))

-- | A string of at most that length; the action says how many bytes it filled.
createUptoN, createAndTrim :: Int -> (Ptr Word8 -> IO Int) -> IO ByteString
createUptoN n fill = fmap fst (createUptoN' n (\p -> fmap (\k -> (k, ())) (fill p)))
createAndTrim = createUptoN

-- | The same, with another result.
createUptoN' :: Int -> (Ptr Word8 -> IO (Int, a)) -> IO (ByteString, a)
createUptoN' n fill = do
  p <- newBlock n
  (k, a) <- fill p
  return (take k (fromMemory (ForeignPtr p) n), a)

-- | The same; the action says where the bytes begin, too.
createAndTrim' :: Int -> (Ptr Word8 -> IO (Int, Int, a)) -> IO (ByteString, a)
createAndTrim' n fill = do
  p <- newBlock n
  (i, k, a) <- fill p
  return (fromForeignPtr (ForeignPtr p) i k, a)

unsafeCreate :: Int -> (Ptr Word8 -> IO ()) -> ByteString
unsafeCreate n fill = unsafePerformIO (create n fill)

unsafeCreateUptoN :: Int -> (Ptr Word8 -> IO Int) -> ByteString
unsafeCreateUptoN n fill = unsafePerformIO (createUptoN n fill)

unsafeCreateUptoN' :: Int -> (Ptr Word8 -> IO (Int, a)) -> (ByteString, a)
unsafeCreateUptoN' n fill = unsafePerformIO (createUptoN' n fill)

-- | What an action does with the pointer.
unsafeWithForeignPtr :: ForeignPtr a -> (Ptr a -> IO b) -> IO b
unsafeWithForeignPtr = withForeignPtr

accursedUnutterablePerformIO :: IO a -> a
accursedUnutterablePerformIO = unsafePerformIO

-- | To the first place from the second one.
memcpy :: Ptr Word8 -> Ptr Word8 -> Int -> IO ()
memcpy = moveBytes
