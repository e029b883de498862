{-# LANGUAGE BangPatterns, DefaultSignatures, FlexibleContexts, FunctionalDependencies, TypeOperators #-}
-- | Types whose values have hashes. The hashes are those of hashable 1.3.5 on 64 bits.
module Data.Hashable
  ( Hashable(..), hashUsing, defaultHashWithSalt, genericHash, genericHashWithSalt
  , Hashed, hashed, hashedHash, unhashed, mapHashed, traverseHashed
  ) where

import Control.DeepSeq (NFData(..))
import Data.Bits (shiftR, xor)
import qualified Data.ByteString as B
import qualified Data.ByteString.Lazy as BL
import qualified Data.ByteString.Short as Short
import Data.Char (ord)
import Data.Complex (Complex(..))
import Data.Fixed (Fixed(..))
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import Data.Int
import qualified Data.IntMap as IntMap
import qualified Data.IntSet as IntSet
import Data.List (foldl')
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.Map as Map
import Data.Ord (Down(..))
import Data.Proxy (Proxy)
import Data.Ratio (Ratio, denominator, numerator)
import qualified Data.Semigroup as S
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import Data.String (IsString(..))
import qualified Data.Text as T
import qualified Data.Text.Lazy as TL
import qualified Data.Tree as Tree
import Data.Unique (Unique, hashUnique)
import Data.Version (Version(..))
import Data.Void (Void, absurd)
import Data.Word
import GHC.Float (castDoubleToWord64, castFloatToWord32)
import GHC.Generics
import Numeric.Natural (Natural)

infixl 0 `hashWithSalt`

-- | Types whose values have hashes. Equal values have equal hashes.
class Eq a => Hashable a where
  -- | A hash that depends on a number, the salt.
  hashWithSalt :: Int -> a -> Int
  default hashWithSalt :: (Generic a, GHashable (Rep a)) => Int -> a -> Int
  hashWithSalt = genericHashWithSalt
  -- | The hash.
  hash :: a -> Int
  hash = hashWithSalt defaultSalt

defaultSalt :: Int
defaultSalt = -3750763034362895579

-- One hash from two.
combine :: Int -> Int -> Int
combine a b = (a * 1099511628211) `xor` b

-- Says that something is there, not that it is not.
distinguisher :: Int
distinguisher = 6148914691236517205

-- | 'hashWithSalt' from 'hash'.
defaultHashWithSalt :: Hashable a => Int -> a -> Int
defaultHashWithSalt salt x = combine salt (hash x)

-- | The hash of what a function makes of a value.
hashUsing :: Hashable b => (a -> b) -> Int -> a -> Int
hashUsing f salt x = hashWithSalt salt (f x)

-- By structure

-- | 'hash' by structure.
genericHash :: (Generic a, GHashable (Rep a)) => a -> Int
genericHash = genericHashWithSalt defaultSalt

-- | 'hashWithSalt' by structure.
genericHashWithSalt :: (Generic a, GHashable (Rep a)) => Int -> a -> Int
genericHashWithSalt salt x = hashAlternative salt Nothing (from x)

-- | Structures that have hashes: the salt, how many constructors came before if there is a choice, the structure.
class GHashable r where
  hashAlternative :: Int -> Maybe Int -> r p -> Int
  alternatives :: r p -> Int

instance GHashable V1 where
  hashAlternative salt _ _ = salt
  alternatives _ = 0

instance (GHashable f, GHashable g) => GHashable (f :+: g) where
  hashAlternative salt before s = case s of
    L1 f -> hashAlternative salt (Just first) f
    R1 g -> hashAlternative salt (Just (first + alternatives (leftOf s))) g
    where
      first = maybe 0 id before
  alternatives s = alternatives (leftOf s) + alternatives (rightOf s)

leftOf :: (f :+: g) p -> f p
leftOf _ = error "leftOf: a type only"

rightOf :: (f :+: g) p -> g p
rightOf _ = error "rightOf: a type only"

instance GHashable f => GHashable (M1 D c f) where
  hashAlternative salt before (M1 f) = hashAlternative salt before f
  alternatives s = alternatives (inside s)

inside :: M1 i c f p -> f p
inside _ = error "inside: a type only"

instance GFields f => GHashable (M1 C c f) where
  hashAlternative salt before (M1 f) = hashFields (maybe salt (combine salt) before) f
  alternatives _ = 1

class GFields r where
  hashFields :: Int -> r p -> Int

instance GFields U1 where
  hashFields salt _ = combine salt 0

instance GFields f => GFields (M1 S c f) where
  hashFields salt (M1 f) = hashFields salt f

instance (GFields f, GFields g) => GFields (f :*: g) where
  hashFields salt (f :*: g) = hashFields (hashFields salt f) g

instance Hashable a => GFields (K1 i a) where
  hashFields salt (K1 x) = hashWithSalt salt x

-- Numbers and the like

instance Hashable Int where
  hash n = n
  hashWithSalt = combine

instance Hashable Int8 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Int16 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Int32 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Int64 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Word where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Word8 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Word16 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Word32 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Word64 where
  hash = fromIntegral
  hashWithSalt = defaultHashWithSalt

instance Hashable Bool where
  hash = fromEnum
  hashWithSalt = defaultHashWithSalt

instance Hashable Ordering where
  hash = fromEnum
  hashWithSalt = defaultHashWithSalt

instance Hashable () where
  hash = fromEnum
  hashWithSalt = defaultHashWithSalt

instance Hashable Char where
  hash = ord
  hashWithSalt = defaultHashWithSalt

instance Hashable Double where
  hash x = if x == 0 then 0 else combine defaultSalt (fromIntegral (castDoubleToWord64 x))
  hashWithSalt = defaultHashWithSalt

instance Hashable Float where
  hash x = if x == 0 then 0 else fromIntegral (castFloatToWord32 x)
  hashWithSalt = defaultHashWithSalt

instance Hashable Integer where
  hash n = maybe (hashDigits defaultSalt n) id (small n)
  hashWithSalt salt n = maybe (hashDigits salt n) (combine salt) (small n)

small :: Integer -> Maybe Int
small n
  | n >= toInteger (minBound :: Int) && n <= toInteger (maxBound :: Int) = Just (fromInteger n)
  | otherwise = Nothing

-- A step for every byte, from the least significant on, and one for the number of words.
hashDigits :: Int -> Integer -> Int
hashDigits salt n = if n < 0 then negate (digits (negate n)) else digits n
  where
    digits m = let ws = limbs m in combine (foldl' bytes salt ws) (length ws)
    limbs m = if m == 0 then [] else fromInteger m : limbs (shiftR m 64)
    bytes :: Int -> Word64 -> Int
    bytes s w = foldl' (\t i -> combine t (fromIntegral (fromIntegral (shiftR w (8 * i)) :: Word8))) s [0 .. 7]

instance Hashable Natural where
  hash n = hash (toInteger n)
  hashWithSalt = defaultHashWithSalt

instance Hashable a => Hashable (Ratio a) where
  hash x = hash (numerator x) `hashWithSalt` denominator x
  hashWithSalt s x = s `hashWithSalt` numerator x `hashWithSalt` denominator x

instance Hashable a => Hashable (Complex a) where
  hash (r :+ i) = hash r `hashWithSalt` i
  hashWithSalt s (r :+ i) = s `hashWithSalt` r `hashWithSalt` i

instance Hashable (Fixed a) where
  hash (MkFixed n) = hash n
  hashWithSalt s (MkFixed n) = hashWithSalt s n

instance Hashable Unique where
  hash = hashUnique
  hashWithSalt = defaultHashWithSalt

instance Hashable Version where
  hashWithSalt s (Version branch tags) = s `hashWithSalt` branch `hashWithSalt` tags

instance Hashable Void where
  hashWithSalt _ = absurd

-- Strings: a step for every byte or unit

instance Hashable B.ByteString where
  hashWithSalt s b = byteSteps (combine s (B.length b)) b

byteSteps :: Int -> B.ByteString -> Int
byteSteps = B.foldl' (\t w -> combine t (fromIntegral w))

instance Hashable BL.ByteString where
  hashWithSalt s b = combine (BL.foldl' (\t w -> combine t (fromIntegral w)) s b) (fromIntegral (BL.length b))

instance Hashable Short.ShortByteString where
  hashWithSalt s b = hashWithSalt s (Short.fromShort b)

-- Text is hashed as UTF-16, the low byte of a unit first.
textUnits :: T.Text -> Int
textUnits = T.foldl' (\n c -> if c > '\xFFFF' then n + 2 else n + 1) 0

textSteps :: Int -> T.Text -> Int
textSteps = T.foldl' step
  where
    step t c
      | n < 0x10000 = unit t n
      | otherwise = unit (unit t (0xD800 + shiftR (n - 0x10000) 10)) (0xDC00 + (n - 0x10000) `mod` 0x400)
      where
        n = ord c
    unit t u = combine (combine t (u `mod` 256)) (shiftR u 8)

instance Hashable T.Text where
  hashWithSalt s t = textSteps (combine s (textUnits t)) t

instance Hashable TL.Text where
  hashWithSalt s t = combine (TL.foldlChunks textSteps s t) (TL.foldlChunks (\n c -> n + textUnits c) 0 t)

-- Data

instance Hashable a => Hashable [a] where
  hashWithSalt s0 xs0 = go s0 0 xs0
    where
      go !s !n [] = combine s n
      go s n (x : xs) = go (hashWithSalt s x) (n + 1) xs

instance Hashable a => Hashable (NonEmpty a) where
  hashWithSalt s (x :| xs) = s `hashWithSalt` x `hashWithSalt` xs

instance Hashable a => Hashable (Maybe a) where
  hash Nothing = 0
  hash (Just x) = distinguisher `hashWithSalt` x
  hashWithSalt s Nothing = combine s 0
  hashWithSalt s (Just x) = combine s distinguisher `hashWithSalt` x

instance (Hashable a, Hashable b) => Hashable (Either a b) where
  hash (Left x) = 0 `hashWithSalt` x
  hash (Right y) = distinguisher `hashWithSalt` y
  hashWithSalt s (Left x) = combine s 0 `hashWithSalt` x
  hashWithSalt s (Right y) = combine s distinguisher `hashWithSalt` y

instance (Hashable a, Hashable b) => Hashable (a, b) where
  hash (a, b) = hash a `hashWithSalt` b
  hashWithSalt s (a, b) = s `hashWithSalt` a `hashWithSalt` b

instance (Hashable a, Hashable b, Hashable c) => Hashable (a, b, c) where
  hash (a, b, c) = hash a `hashWithSalt` b `hashWithSalt` c
  hashWithSalt s (a, b, c) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c

instance (Hashable a, Hashable b, Hashable c, Hashable d) => Hashable (a, b, c, d) where
  hash (a, b, c, d) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d
  hashWithSalt s (a, b, c, d) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d

instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e) => Hashable (a, b, c, d, e) where
  hash (a, b, c, d, e) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e
  hashWithSalt s (a, b, c, d, e) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e

instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e, Hashable f) => Hashable (a, b, c, d, e, f) where
  hash (a, b, c, d, e, f) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e `hashWithSalt` f
  hashWithSalt s (a, b, c, d, e, f) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e `hashWithSalt` f

instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e, Hashable f, Hashable g) => Hashable (a, b, c, d, e, f, g) where
  hash (a, b, c, d, e, f, g) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e `hashWithSalt` f `hashWithSalt` g
  hashWithSalt s (a, b, c, d, e, f, g) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e `hashWithSalt` f `hashWithSalt` g

instance Hashable a => Hashable (S.Min a) where
  hashWithSalt s (S.Min x) = hashWithSalt s x

instance Hashable a => Hashable (S.Max a) where
  hashWithSalt s (S.Max x) = hashWithSalt s x

instance Hashable a => Hashable (S.First a) where
  hashWithSalt s (S.First x) = hashWithSalt s x

instance Hashable a => Hashable (S.Last a) where
  hashWithSalt s (S.Last x) = hashWithSalt s x

instance (Hashable a, Hashable b) => Hashable (S.Arg a b) where
  hash (S.Arg a _) = hash a
  hashWithSalt s (S.Arg a _) = hashWithSalt s a

instance Hashable a => Hashable (Const a b) where
  hash (Const x) = hash x
  hashWithSalt s (Const x) = hashWithSalt s x

instance Hashable a => Hashable (Down a) where
  hashWithSalt s (Down x) = hashWithSalt s x

instance Hashable a => Hashable (Identity a) where
  hashWithSalt s (Identity x) = hashWithSalt s x

instance Hashable (Proxy a) where
  hash _ = 0
  hashWithSalt s _ = combine s 0

instance Hashable a => Hashable (Tree.Tree a) where
  hashWithSalt s (Tree.Node x ts) = s `hashWithSalt` x `hashWithSalt` ts

instance (Hashable k, Hashable v) => Hashable (Map.Map k v) where
  hashWithSalt s m = Map.foldlWithKey' (\t k v -> t `hashWithSalt` k `hashWithSalt` v) (combine s (Map.size m)) m

instance Hashable v => Hashable (IntMap.IntMap v) where
  hashWithSalt s m = IntMap.foldlWithKey' (\t k v -> t `hashWithSalt` k `hashWithSalt` v) (combine s (IntMap.size m)) m

instance Hashable a => Hashable (Set.Set a) where
  hashWithSalt s m = Set.foldl' hashWithSalt (combine s (Set.size m)) m

instance Hashable IntSet.IntSet where
  hashWithSalt s m = IntSet.foldl' hashWithSalt (combine s (IntSet.size m)) m

instance Hashable a => Hashable (Seq.Seq a) where
  hashWithSalt s m = foldl' hashWithSalt (combine s (Seq.length m)) m

-- Hashes that are kept

-- | A value with its hash.
data Hashed a = Hashed a !Int

-- | With its hash.
hashed :: Hashable a => a -> Hashed a
hashed x = Hashed x (hash x)

-- | The value.
unhashed :: Hashed a -> a
unhashed (Hashed x _) = x

-- | The hash.
hashedHash :: Hashed a -> Int
hashedHash (Hashed _ h) = h

-- | 'fmap', but for the hash.
mapHashed :: Hashable b => (a -> b) -> Hashed a -> Hashed b
mapHashed f (Hashed x _) = hashed (f x)

-- | 'traverse', but for the hash.
traverseHashed :: (Hashable b, Functor f) => (a -> f b) -> Hashed a -> f (Hashed b)
traverseHashed f (Hashed x _) = fmap hashed (f x)

instance Eq a => Eq (Hashed a) where
  Hashed x h == Hashed y k = h == k && x == y

instance Ord a => Ord (Hashed a) where
  compare (Hashed x _) (Hashed y _) = compare x y

instance Show a => Show (Hashed a) where
  showsPrec d (Hashed x _) = showParen (d > 10) (showString "hashed " . showsPrec 11 x)

instance Eq a => Hashable (Hashed a) where
  hash (Hashed _ h) = h
  hashWithSalt s (Hashed _ h) = combine s h

instance (IsString a, Hashable a) => IsString (Hashed a) where
  fromString s = hashed (fromString s)

instance Foldable Hashed where
  foldr f z (Hashed x _) = f x z

instance NFData a => NFData (Hashed a) where
  rnf (Hashed x _) = rnf x
