{-# LANGUAGE BangPatterns, DerivingStrategies, GeneralizedNewtypeDeriving, ScopedTypeVariables, StandaloneDeriving #-}
-- | Memory: blocks of bytes, and pointers into them. A pointer is a block with a position, so it has no number, and two blocks
-- have no order. What is wrong in C is an error here: to read from nowhere or beside a block, to store a pointer.
--
-- A block is an array of bytes, as byte strings are (Needle.Window). Nothing is ever freed by hand.
module Needle.Memory where

import Data.Bits
import Data.Char (chr, ord)
import Data.Int
import Data.Word
import Foreign.C.Types
import GHC.Float (castDoubleToWord64, castFloatToWord32, castWord32ToFloat, castWord64ToDouble)
import Needle.Prim
  ( Arr, IO(..), IORes(..), primArrayEq, primArraySize, primCopyArray, primNewArray, primReadArray, primWriteArray )
import Numeric (showHex)

-- | A place in a block, or nowhere.
data Ptr a = Nowhere !Int | Ptr !(Arr Word8) !Int

instance Eq (Ptr a) where
  Nowhere i == Nowhere j = i == j
  Ptr a i == Ptr b j = i == j && primArrayEq a b
  _ == _ = False

instance Ord (Ptr a) where
  compare p q = case (p, q) of
    (Nowhere i, Nowhere j) -> compare i j
    (Nowhere _, Ptr _ _) -> LT
    (Ptr _ _, Nowhere _) -> GT
    (Ptr a i, Ptr b j) | primArrayEq a b -> compare i j
                       | otherwise -> apart

-- The position stands for the address.
instance Show (Ptr a) where
  showsPrec _ p = showString "0x" . showString (replicate (16 - length digits) '0') . showString digits
    where digits = showHex (offset p) ""

apart :: a
apart = errorWithoutStackTrace "Foreign.Ptr: pointers into different blocks have no order and no distance"

offset :: Ptr a -> Int
offset p = case p of
  Nowhere i -> i
  Ptr _ i -> i

-- | The pointer to nowhere.
nullPtr :: Ptr a
nullPtr = Nowhere 0

-- | The same place, of another type.
castPtr :: Ptr a -> Ptr b
castPtr p = case p of
  Nowhere i -> Nowhere i
  Ptr b i -> Ptr b i

-- | So many bytes on.
plusPtr :: Ptr a -> Int -> Ptr b
plusPtr p n = case p of
  Nowhere i -> Nowhere (i + n)
  Ptr b i -> Ptr b (i + n)

-- | How many bytes one is behind another.
minusPtr :: Ptr a -> Ptr b -> Int
minusPtr p q = case (p, q) of
  (Nowhere i, Nowhere j) -> i - j
  (Ptr a i, Ptr b j) | primArrayEq a b -> i - j
  _ -> apart

-- | The next place whose position is a multiple of a number.
alignPtr :: Ptr a -> Int -> Ptr a
alignPtr p n = plusPtr p ((n - offset p `mod` n) `mod` n)

-- Bytes

-- | A new block, of zeros.
newBlock :: Int -> IO (Ptr a)
newBlock n = IO (\w -> case primNewArray (max 0 n) 0 w of IORes b -> IORes (Ptr b 0))

readByte :: Ptr a -> Int -> IO Word8
readByte p i = case p of
  Ptr b j -> IO (primReadArray b (j + i))
  Nowhere _ -> nowhere

writeByte :: Ptr a -> Int -> Word8 -> IO ()
writeByte p i !x = case p of
  Ptr b j -> IO (primWriteArray b (j + i) x)
  Nowhere _ -> nowhere

nowhere :: a
nowhere = errorWithoutStackTrace "Foreign.Storable: a pointer to nowhere"

-- | Copies bytes; the places may overlap. To the first place from the second one.
moveBytes :: Ptr a -> Ptr a -> Int -> IO ()
moveBytes to from n
  | n <= 0 = return ()
  | otherwise = case (to, from) of
      (Ptr a i, Ptr b j) -> IO (primCopyArray b j a i n)
      _ -> nowhere

-- | How many bytes of a block are left behind a place.
room :: Ptr a -> Int
room p = case p of
  Ptr b i -> primArraySize b - i
  Nowhere _ -> 0

-- the lowest byte comes first

readBytes :: Int -> Ptr a -> IO Word64
readBytes n p = go (n - 1) 0
  where
    go !i !acc
      | i < 0 = return acc
      | otherwise = readByte p i >>= \b -> go (i - 1) (unsafeShiftL acc 8 .|. fromIntegral b)

writeBytes :: Int -> Ptr a -> Word64 -> IO ()
writeBytes n p = go 0
  where
    go !i !x
      | i >= n = return ()
      | otherwise = writeByte p i (fromIntegral x) >> go (i + 1) (unsafeShiftR x 8)

-- | Types whose values are kept in bytes.
class Storable a where
  sizeOf :: a -> Int
  alignment :: a -> Int
  peekElemOff :: Ptr a -> Int -> IO a
  peekElemOff p i = r
    where
      r = peekByteOff p (i * sizeOf (element r))
  pokeElemOff :: Ptr a -> Int -> a -> IO ()
  pokeElemOff p i x = pokeByteOff p (i * sizeOf x) x
  peekByteOff :: Ptr b -> Int -> IO a
  peekByteOff p i = peek (plusPtr p i)
  pokeByteOff :: Ptr b -> Int -> a -> IO ()
  pokeByteOff p i = poke (plusPtr p i)
  peek :: Ptr a -> IO a
  peek p = peekElemOff p 0
  poke :: Ptr a -> a -> IO ()
  poke p = pokeElemOff p 0
  {-# MINIMAL sizeOf, alignment, (peek | peekElemOff | peekByteOff), (poke | pokeElemOff | pokeByteOff) #-}

element :: IO a -> a
element _ = errorWithoutStackTrace "Foreign.Storable: sizeOf looks at its argument"

instance Storable Word8 where
  sizeOf _ = 1
  alignment _ = 1
  peek p = readByte p 0
  poke p = writeByte p 0

instance Storable Word16 where
  sizeOf _ = 2
  alignment _ = 2
  peek p = fmap fromIntegral (readBytes 2 p)
  poke p x = writeBytes 2 p (fromIntegral x)

instance Storable Word32 where
  sizeOf _ = 4
  alignment _ = 4
  peek p = fmap fromIntegral (readBytes 4 p)
  poke p x = writeBytes 4 p (fromIntegral x)

instance Storable Word64 where
  sizeOf _ = 8
  alignment _ = 8
  peek p = fmap fromIntegral (readBytes 8 p)
  poke p x = writeBytes 8 p (fromIntegral x)

instance Storable Word where
  sizeOf _ = 8
  alignment _ = 8
  peek p = fmap fromIntegral (readBytes 8 p)
  poke p x = writeBytes 8 p (fromIntegral x)

instance Storable Int8 where
  sizeOf _ = 1
  alignment _ = 1
  peek p = fmap fromIntegral (readBytes 1 p)
  poke p x = writeBytes 1 p (fromIntegral x)

instance Storable Int16 where
  sizeOf _ = 2
  alignment _ = 2
  peek p = fmap fromIntegral (readBytes 2 p)
  poke p x = writeBytes 2 p (fromIntegral x)

instance Storable Int32 where
  sizeOf _ = 4
  alignment _ = 4
  peek p = fmap fromIntegral (readBytes 4 p)
  poke p x = writeBytes 4 p (fromIntegral x)

instance Storable Int64 where
  sizeOf _ = 8
  alignment _ = 8
  peek p = fmap fromIntegral (readBytes 8 p)
  poke p x = writeBytes 8 p (fromIntegral x)

instance Storable Int where
  sizeOf _ = 8
  alignment _ = 8
  peek p = fmap fromIntegral (readBytes 8 p)
  poke p x = writeBytes 8 p (fromIntegral x)

instance Storable () where
  sizeOf _ = 0
  alignment _ = 1
  peek _ = return ()
  poke _ _ = return ()

instance Storable Bool where
  sizeOf _ = 4
  alignment _ = 4
  peek p = fmap (/= 0) (readBytes 4 p)
  poke p x = writeBytes 4 p (if x then 1 else 0)

instance Storable Char where
  sizeOf _ = 4
  alignment _ = 4
  peek p = fmap (chr . fromIntegral) (readBytes 4 p)
  poke p x = writeBytes 4 p (fromIntegral (ord x))

instance Storable Double where
  sizeOf _ = 8
  alignment _ = 8
  peek p = fmap castWord64ToDouble (readBytes 8 p)
  poke p x = writeBytes 8 p (castDoubleToWord64 x)

instance Storable Float where
  sizeOf _ = 4
  alignment _ = 4
  peek p = fmap (castWord32ToFloat . fromIntegral) (readBytes 4 p)
  poke p x = writeBytes 4 p (fromIntegral (castFloatToWord32 x))

deriving newtype instance Storable CChar

deriving newtype instance Storable CSChar

deriving newtype instance Storable CUChar

deriving newtype instance Storable CShort

deriving newtype instance Storable CUShort

deriving newtype instance Storable CInt

deriving newtype instance Storable CUInt

deriving newtype instance Storable CLong

deriving newtype instance Storable CULong

deriving newtype instance Storable CPtrdiff

deriving newtype instance Storable CSize

deriving newtype instance Storable CWchar

deriving newtype instance Storable CSigAtomic

deriving newtype instance Storable CBool

deriving newtype instance Storable CLLong

deriving newtype instance Storable CULLong

deriving newtype instance Storable CIntPtr

deriving newtype instance Storable CUIntPtr

deriving newtype instance Storable CIntMax

deriving newtype instance Storable CUIntMax

deriving newtype instance Storable CClock

deriving newtype instance Storable CTime

deriving newtype instance Storable CUSeconds

deriving newtype instance Storable CSUSeconds

deriving newtype instance Storable CFloat

deriving newtype instance Storable CDouble

-- A pointer has a size, and cannot be stored.
instance Storable (Ptr a) where
  sizeOf _ = 8
  alignment _ = 8
  peek _ = errorWithoutStackTrace "Foreign.Storable: pointers are not read from memory"
  poke _ _ = errorWithoutStackTrace "Foreign.Storable: pointers are not stored in memory"

-- | A pointer whose block is freed when nobody needs it: as all are.
newtype ForeignPtr a = ForeignPtr (Ptr a) deriving (Eq, Ord)

instance Show (ForeignPtr a) where
  showsPrec d (ForeignPtr p) = showsPrec d p

-- | A pointer to a function. There are none but the one to nowhere.
data FunPtr a = NoFunction deriving (Eq, Ord)

instance Show (FunPtr a) where
  showsPrec d _ = showsPrec d nullPtr
