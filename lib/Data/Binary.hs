{-# LANGUAGE DefaultSignatures, FlexibleContexts, TypeOperators, ScopedTypeVariables #-}
-- | Values as bytes.
module Data.Binary
  ( Binary(..), GBinaryGet(..), GBinaryPut(..), Get, Put, putWord8, getWord8
  , encode, decode, decodeOrFail, encodeFile, decodeFile, decodeFileOrFail, module Data.Word
  ) where

import Control.Monad
import qualified Data.Array as A
import qualified Data.Array.IArray as I
import qualified Data.Array.Unboxed as U
import Data.Binary.Get
import Data.Binary.Put
import Data.Bits
import qualified Data.ByteString as S
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Short as Short
import Data.Char (chr)
import Data.Complex (Complex(..))
import Data.Fixed (Fixed(..))
import Data.Functor.Identity (Identity(..))
import Data.Int
import qualified Data.IntMap as IntMap
import qualified Data.IntSet as IntSet
import Data.List.NonEmpty (NonEmpty)
import qualified Data.List.NonEmpty as NE
import qualified Data.Map as Map
import qualified Data.Monoid as Monoid
import Data.Monoid (All(..), Any(..), Dual(..), Product(..), Sum(..))
import Data.Ratio
import Data.Semigroup (Max(..), Min(..))
import qualified Data.Semigroup as Semigroup
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import Data.Tree (Tree(..))
import Data.Version (Version(..))
import Data.Void (Void, absurd)
import Data.Word
import GHC.Generics
import Numeric.Natural (Natural)

-- | Types whose values can be written as bytes, and read again.
class Binary t where
  -- | Writes a value.
  put :: t -> Put
  default put :: (Generic t, GBinaryPut (Rep t)) => t -> Put
  put = gput . from
  -- | Reads a value.
  get :: Get t
  default get :: (Generic t, GBinaryGet (Rep t)) => Get t
  get = to <$> gget
  -- | Writes a list: how many elements, and each of them.
  putList :: [t] -> Put
  putList xs = put (length xs) >> mapM_ put xs

-- | Representations that can be written.
class GBinaryPut f where
  -- | Writes one.
  gput :: f t -> Put

-- | Representations that can be read.
class GBinaryGet f where
  -- | Reads one.
  gget :: Get (f t)

instance GBinaryPut V1 where
  gput _ = return ()

instance GBinaryGet V1 where
  gget = return undefined

instance GBinaryPut U1 where
  gput U1 = return ()

instance GBinaryGet U1 where
  gget = return U1

instance (GBinaryPut a, GBinaryPut b) => GBinaryPut (a :*: b) where
  gput (x :*: y) = gput x >> gput y

instance (GBinaryGet a, GBinaryGet b) => GBinaryGet (a :*: b) where
  gget = (:*:) <$> gget <*> gget

instance GBinaryPut a => GBinaryPut (M1 i c a) where
  gput = gput . unM1

instance GBinaryGet a => GBinaryGet (M1 i c a) where
  gget = M1 <$> gget

instance Binary a => GBinaryPut (K1 i a) where
  gput = put . unK1

instance Binary a => GBinaryGet (K1 i a) where
  gget = K1 <$> get

instance (GAlternatives a, GAlternatives b, GAlternativePut a, GAlternativePut b) => GBinaryPut (a :+: b) where
  gput x = putAlternative (number (alternatives x)) 0 x

instance (GAlternatives a, GAlternatives b, GAlternativeGet a, GAlternativeGet b) => GBinaryGet (a :+: b) where
  gget = result
    where
      result = do
        n <- getNumber total
        if n < total then getAlternative n else fail "Unknown encoding for constructor"
      total = alternatives (inside result)
      inside :: Get (f t) -> f t
      inside _ = undefined

-- How the number of an alternative is written, by how many there are.
number :: Word64 -> Word64 -> Put
number total n
  | total - 1 <= 0xFF = putWord8 (fromIntegral n)
  | total - 1 <= 0xFFFF = put (fromIntegral n :: Word16)
  | total - 1 <= 0xFFFFFFFF = put (fromIntegral n :: Word32)
  | otherwise = put n

getNumber :: Word64 -> Get Word64
getNumber total
  | total - 1 <= 0xFF = fromIntegral <$> getWord8
  | total - 1 <= 0xFFFF = fromIntegral <$> getWord16be
  | total - 1 <= 0xFFFFFFFF = fromIntegral <$> getWord32be
  | otherwise = getWord64be

class GAlternatives f where
  alternatives :: f t -> Word64

class GAlternativePut f where
  putAlternative :: (Word64 -> Put) -> Word64 -> f t -> Put

class GAlternativeGet f where
  getAlternative :: Word64 -> Get (f t)

instance (GAlternatives a, GAlternatives b) => GAlternatives (a :+: b) where
  alternatives x = alternatives (left x) + alternatives (right x)

left :: (a :+: b) t -> a t
left _ = undefined

right :: (a :+: b) t -> b t
right _ = undefined

instance GAlternatives (M1 i c a) where
  alternatives _ = 1

instance (GAlternatives a, GAlternativePut a, GAlternativePut b) => GAlternativePut (a :+: b) where
  putAlternative how n s = case s of
    L1 x -> putAlternative how n x
    R1 y -> putAlternative how (n + alternatives (left s)) y

instance GBinaryPut a => GAlternativePut (M1 i c a) where
  putAlternative how n x = how n >> gput x

instance (GAlternatives a, GAlternativeGet a, GAlternativeGet b) => GAlternativeGet (a :+: b) where
  getAlternative n = result
    where
      result
        | n < size = L1 <$> getAlternative n
        | otherwise = R1 <$> getAlternative (n - size)
      size = alternatives (left (inside result))
      inside :: Get (f t) -> f t
      inside _ = undefined

instance GBinaryGet a => GAlternativeGet (M1 i c a) where
  getAlternative _ = gget

-- | The bytes of a value.
encode :: Binary a => a -> L.ByteString
encode = runPut . put

-- | The value of bytes; an error where they are none.
decode :: Binary a => L.ByteString -> a
decode = runGet get

-- | The value of bytes, or why there is none, with what is left and where.
decodeOrFail :: Binary a => L.ByteString
  -> Either (L.ByteString, ByteOffset, String) (L.ByteString, ByteOffset, a)
decodeOrFail = runGetOrFail get

-- | Writes a file.
encodeFile :: Binary a => FilePath -> a -> IO ()
encodeFile path = L.writeFile path . encode

-- | Reads a file; an error where its bytes are no value.
decodeFile :: Binary a => FilePath -> IO a
decodeFile path = decodeFileOrFail path >>= either (\(at, e) -> error ("Data.Binary.Get.runGet at position " ++ show at ++ ": " ++ e)) return

-- | Reads a file: the value, or where its bytes are no value, and why.
decodeFileOrFail :: Binary a => FilePath -> IO (Either (ByteOffset, String) a)
decodeFileOrFail path = do
  s <- L.readFile path
  return (case decodeOrFail s of
    Left (_, at, e) -> Left (at, e)
    Right (_, _, x) -> Right x)

instance Binary Void where
  put = absurd
  get = mzero

instance Binary () where
  put () = return ()
  get = return ()

instance Binary Bool where
  put = putWord8 . fromIntegral . fromEnum
  get = getWord8 >>= \n -> case n of
    0 -> return False
    1 -> return True
    _ -> fail ("Could not map value " ++ show n ++ " to Bool")

instance Binary Ordering where
  put = putWord8 . fromIntegral . fromEnum
  get = getWord8 >>= \n -> case n of
    0 -> return LT
    1 -> return EQ
    2 -> return GT
    _ -> fail ("Could not map value " ++ show n ++ " to Ordering")

instance Binary Word8 where
  put = putWord8
  get = getWord8

instance Binary Word16 where
  put = putWord16be
  get = getWord16be

instance Binary Word32 where
  put = putWord32be
  get = getWord32be

instance Binary Word64 where
  put = putWord64be
  get = getWord64be

instance Binary Int8 where
  put = putInt8
  get = getInt8

instance Binary Int16 where
  put = putInt16be
  get = getInt16be

instance Binary Int32 where
  put = putInt32be
  get = getInt32be

instance Binary Int64 where
  put = putInt64be
  get = getInt64be

instance Binary Word where
  put = putWord64be . fromIntegral
  get = fromIntegral <$> getWord64be

instance Binary Int where
  put = putInt64be . fromIntegral
  get = fromIntegral <$> getInt64be

-- The bytes of a number, the least significant first.
bytesOf :: (Integral a, Bits a) => a -> [Word8]
bytesOf 0 = []
bytesOf n = fromIntegral n : bytesOf (n `shiftR` 8)

numberOf :: (Integral a, Bits a) => [Word8] -> a
numberOf = foldr (\b n -> n `shiftL` 8 .|. fromIntegral b) 0

instance Binary Integer where
  put n
    | n >= fromIntegral (minBound :: Int32) && n <= fromIntegral (maxBound :: Int32) =
        putWord8 0 >> put (fromIntegral n :: Int32)
    | otherwise = putWord8 1 >> putWord8 (fromIntegral (signum n)) >> put (bytesOf (abs n))
  get = getWord8 >>= \kind -> case kind of
    0 -> fromIntegral <$> (get :: Get Int32)
    _ -> do
      sign <- getWord8
      n <- numberOf <$> get
      return (if sign == 1 then n else negate n)

instance Binary Natural where
  put n
    | n <= fromIntegral (maxBound :: Word64) = putWord8 0 >> put (fromIntegral n :: Word64)
    | otherwise = putWord8 1 >> put (bytesOf (toInteger n))
  get = getWord8 >>= \kind -> case kind of
    0 -> fromIntegral <$> (get :: Get Word64)
    _ -> fromInteger . numberOf <$> get

instance Binary (Fixed a) where
  put (MkFixed n) = put n
  get = MkFixed <$> get

instance (Binary a, Integral a) => Binary (Ratio a) where
  put r = put (numerator r) >> put (denominator r)
  get = (%) <$> get <*> get

instance Binary a => Binary (Complex a) where
  put (r :+ i) = put r >> put i
  get = (:+) <$> get <*> get

instance Binary Double where
  put = put . decodeFloat
  get = uncurry encodeFloat <$> get

instance Binary Float where
  put = put . decodeFloat
  get = uncurry encodeFloat <$> get

instance Binary Char where
  put = putCharUtf8
  putList s = put (length s) >> putStringUtf8 s
  get = do
    let continuation = (xor 0x80 . fromIntegral) <$> getWord8 :: Get Int
        shiftIn w n = n `shiftL` 6 .|. w
    w <- fromIntegral <$> getWord8
    r <- if w < 0x80 then return w
         else if w < 0xE0 then shiftIn <$> continuation <*> pure (xor 0xC0 w)
         else if w < 0xF0 then do
           x <- continuation
           y <- continuation
           return (shiftIn y (shiftIn x (xor 0xE0 w)))
         else do
           x <- continuation
           y <- continuation
           z <- continuation
           return (shiftIn z (shiftIn y (shiftIn x (xor 0xF0 w))))
    if r <= 0x10FFFF && (r < 0xD800 || r > 0xDFFF) then return (chr r) else fail "Invalid character."

instance (Binary a, Binary b) => Binary (a, b) where
  put (a, b) = put a >> put b
  get = (,) <$> get <*> get

instance (Binary a, Binary b, Binary c) => Binary (a, b, c) where
  put (a, b, c) = put a >> put b >> put c
  get = (,,) <$> get <*> get <*> get

instance (Binary a, Binary b, Binary c, Binary d) => Binary (a, b, c, d) where
  put (a, b, c, d) = put a >> put b >> put c >> put d
  get = (,,,) <$> get <*> get <*> get <*> get

instance (Binary a, Binary b, Binary c, Binary d, Binary e) => Binary (a, b, c, d, e) where
  put (a, b, c, d, e) = put a >> put b >> put c >> put d >> put e
  get = (,,,,) <$> get <*> get <*> get <*> get <*> get

instance (Binary a, Binary b, Binary c, Binary d, Binary e, Binary f) => Binary (a, b, c, d, e, f) where
  put (a, b, c, d, e, f) = put (a, (b, c, d, e, f))
  get = (\(a, (b, c, d, e, f)) -> (a, b, c, d, e, f)) <$> get

instance (Binary a, Binary b, Binary c, Binary d, Binary e, Binary f, Binary g) => Binary (a, b, c, d, e, f, g) where
  put (a, b, c, d, e, f, g) = put (a, (b, c, d, e, f, g))
  get = (\(a, (b, c, d, e, f, g)) -> (a, b, c, d, e, f, g)) <$> get

instance Binary a => Binary (Identity a) where
  put (Identity x) = put x
  get = Identity <$> get

instance Binary a => Binary [a] where
  put = putList
  get = do
    n <- get :: Get Int
    replicateM n get

instance Binary a => Binary (Maybe a) where
  put Nothing = putWord8 0
  put (Just x) = putWord8 1 >> put x
  get = getWord8 >>= \n -> case n of
    0 -> return Nothing
    _ -> Just <$> get

instance (Binary a, Binary b) => Binary (Either a b) where
  put (Left a) = putWord8 0 >> put a
  put (Right b) = putWord8 1 >> put b
  get = getWord8 >>= \n -> case n of
    0 -> Left <$> get
    _ -> Right <$> get

instance Binary a => Binary (NonEmpty a) where
  put = put . NE.toList
  get = NE.fromList <$> get

instance Binary S.ByteString where
  put s = put (S.length s) >> putByteString s
  get = get >>= getByteString

instance Binary L.ByteString where
  put s = put (L.length s) >> putLazyByteString s
  get = get >>= getLazyByteString

instance Binary Short.ShortByteString where
  put s = put (Short.length s) >> putShortByteString s
  get = Short.toShort <$> (get >>= getByteString)

instance Binary a => Binary (Set.Set a) where
  put s = put (Set.size s) >> mapM_ put (Set.toAscList s)
  get = Set.fromDistinctAscList <$> get

instance (Binary k, Binary v) => Binary (Map.Map k v) where
  put m = put (Map.size m) >> mapM_ put (Map.toAscList m)
  get = Map.fromDistinctAscList <$> get

instance Binary IntSet.IntSet where
  put s = put (IntSet.size s) >> mapM_ put (IntSet.toAscList s)
  get = IntSet.fromDistinctAscList <$> get

instance Binary v => Binary (IntMap.IntMap v) where
  put m = put (IntMap.size m) >> mapM_ put (IntMap.toAscList m)
  get = IntMap.fromDistinctAscList <$> get

instance Binary a => Binary (Seq.Seq a) where
  put s = put (Seq.length s) >> mapM_ put s
  get = Seq.fromList <$> get

instance Binary a => Binary (Tree a) where
  put (Node r s) = put r >> put s
  get = Node <$> get <*> get

instance (Binary i, A.Ix i, Binary e) => Binary (A.Array i e) where
  put a = put (A.bounds a) >> put (A.rangeSize (A.bounds a)) >> mapM_ put (A.elems a)
  get = A.listArray <$> get <*> get

instance (Binary i, A.Ix i, Binary e, U.IArray U.UArray e) => Binary (U.UArray i e) where
  put a = put (I.bounds a) >> put (A.rangeSize (I.bounds a)) >> mapM_ put (I.elems a)
  get = I.listArray <$> get <*> get

instance Binary Version where
  put (Version branch tags) = put branch >> put tags
  get = Version <$> get <*> get

instance Binary a => Binary (Dual a) where
  put (Dual x) = put x
  get = Dual <$> get

instance Binary All where
  put (All x) = put x
  get = All <$> get

instance Binary Any where
  put (Any x) = put x
  get = Any <$> get

instance Binary a => Binary (Sum a) where
  put (Sum x) = put x
  get = Sum <$> get

instance Binary a => Binary (Product a) where
  put (Product x) = put x
  get = Product <$> get

instance Binary a => Binary (Monoid.First a) where
  put (Monoid.First x) = put x
  get = Monoid.First <$> get

instance Binary a => Binary (Monoid.Last a) where
  put (Monoid.Last x) = put x
  get = Monoid.Last <$> get

instance Binary a => Binary (Min a) where
  put (Min x) = put x
  get = Min <$> get

instance Binary a => Binary (Max a) where
  put (Max x) = put x
  get = Max <$> get

instance Binary a => Binary (Semigroup.First a) where
  put (Semigroup.First x) = put x
  get = Semigroup.First <$> get

instance Binary a => Binary (Semigroup.Last a) where
  put (Semigroup.Last x) = put x
  get = Semigroup.Last <$> get
