{-# LANGUAGE BangPatterns, DefaultSignatures, FlexibleContexts, FlexibleInstances, GADTs, MultiParamTypeClasses #-}
{-# LANGUAGE TypeOperators #-}
-- | The classes of types whose values have hashes.
module Data.Hashable.Class
  ( Hashable(..), Hashable1(..), Hashable2(..), hashUsing, defaultHashWithSalt, hashWithSalt1, hashWithSalt2
  , defaultLiftHashWithSalt, genericHash, genericHashWithSalt, genericLiftHashWithSalt
  , GHashable(..), HashArgs(..), Zero, One
  ) where

import Data.Bits (shiftR, xor)
import qualified Data.ByteString as B
import qualified Data.ByteString.Lazy as BL
import qualified Data.ByteString.Short as Short
import Data.Char (ord)
import Data.Complex (Complex(..))
import Data.Fixed (Fixed(..))
import Data.Functor.Classes (Eq1)
import Data.Functor.Compose (Compose(..))
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import qualified Data.Functor.Product as Functors
import qualified Data.Functor.Sum as Functors
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
  default hashWithSalt :: (Generic a, GHashable Zero (Rep a)) => Int -> a -> Int
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

-- | Types of one argument whose values have hashes, given the hashes of what the argument says.
class Hashable1 t where
  -- | A hash that depends on a salt, from such hashes of the elements.
  liftHashWithSalt :: (Int -> a -> Int) -> Int -> t a -> Int
  default liftHashWithSalt :: (Generic1 t, GHashable One (Rep1 t)) => (Int -> a -> Int) -> Int -> t a -> Int
  liftHashWithSalt = genericLiftHashWithSalt

-- | The same for types of two arguments.
class Hashable2 t where
  -- | A hash that depends on a salt, from such hashes of the elements.
  liftHashWithSalt2 :: (Int -> a -> Int) -> (Int -> b -> Int) -> Int -> t a b -> Int

-- | 'hashWithSalt' of a type with an argument.
hashWithSalt1 :: (Hashable1 f, Hashable a) => Int -> f a -> Int
hashWithSalt1 = liftHashWithSalt hashWithSalt

-- | 'hashWithSalt' of a type with two arguments.
hashWithSalt2 :: (Hashable2 f, Hashable a, Hashable b) => Int -> f a b -> Int
hashWithSalt2 = liftHashWithSalt2 hashWithSalt hashWithSalt

-- | 'liftHashWithSalt' from 'liftHashWithSalt2'.
defaultLiftHashWithSalt :: (Hashable2 f, Hashable a) => (Int -> b -> Int) -> Int -> f a b -> Int
defaultLiftHashWithSalt = liftHashWithSalt2 hashWithSalt

-- By structure

-- | Nothing is hashed by a function that is given.
data Zero

-- | What the last argument of the type says is hashed by a function that is given.
data One

-- | The function that is given.
data HashArgs arity a where
  HashArgs0 :: HashArgs Zero a
  HashArgs1 :: (Int -> a -> Int) -> HashArgs One a

-- | 'hash' by structure.
genericHash :: (Generic a, GHashable Zero (Rep a)) => a -> Int
genericHash = genericHashWithSalt defaultSalt

-- | 'hashWithSalt' by structure.
genericHashWithSalt :: (Generic a, GHashable Zero (Rep a)) => Int -> a -> Int
genericHashWithSalt salt x = ghashWithSalt HashArgs0 salt (from x)

-- | 'liftHashWithSalt' by structure.
genericLiftHashWithSalt :: (Generic1 t, GHashable One (Rep1 t)) => (Int -> a -> Int) -> Int -> t a -> Int
genericLiftHashWithSalt h salt x = ghashWithSalt (HashArgs1 h) salt (from1 x)

-- | Structures that have hashes.
class GHashable arity f where
  -- | A hash that depends on a salt.
  ghashWithSalt :: HashArgs arity a -> Int -> f a -> Int
  ghashWithSalt args salt x = hashAlternative args salt Nothing x
  -- | The same, with the number of constructors that came before, if there is a choice.
  hashAlternative :: HashArgs arity a -> Int -> Maybe Int -> f a -> Int
  -- | The number of constructors.
  alternatives :: HashArgs arity a -> f a -> Int

instance GHashable arity V1 where
  hashAlternative _ salt _ _ = salt
  alternatives _ _ = 0

instance (GHashable arity f, GHashable arity g) => GHashable arity (f :+: g) where
  hashAlternative args salt before s = case s of
    L1 f -> hashAlternative args salt (Just first) f
    R1 g -> hashAlternative args salt (Just (first + alternatives args (leftOf s))) g
    where
      first = maybe 0 id before
  alternatives args s = alternatives args (leftOf s) + alternatives args (rightOf s)

leftOf :: (f :+: g) p -> f p
leftOf _ = error "leftOf: a type only"

rightOf :: (f :+: g) p -> g p
rightOf _ = error "rightOf: a type only"

instance GHashable arity f => GHashable arity (M1 D c f) where
  hashAlternative args salt before (M1 f) = hashAlternative args salt before f
  alternatives args s = alternatives args (inside s)

inside :: M1 i c f p -> f p
inside _ = error "inside: a type only"

instance GFields arity f => GHashable arity (M1 C c f) where
  hashAlternative args salt before (M1 f) = hashFields args (maybe salt (combine salt) before) f
  alternatives _ _ = 1

class GFields arity f where
  hashFields :: HashArgs arity a -> Int -> f a -> Int

instance GFields arity U1 where
  hashFields _ salt _ = combine salt 0

instance GFields arity f => GFields arity (M1 S c f) where
  hashFields args salt (M1 f) = hashFields args salt f

instance (GFields arity f, GFields arity g) => GFields arity (f :*: g) where
  hashFields args salt (f :*: g) = hashFields args (hashFields args salt f) g

instance Hashable a => GFields arity (K1 i a) where
  hashFields _ salt (K1 x) = hashWithSalt salt x

instance GFields One Par1 where
  hashFields (HashArgs1 h) salt (Par1 x) = h salt x

instance Hashable1 f => GFields One (Rec1 f) where
  hashFields (HashArgs1 h) salt (Rec1 x) = liftHashWithSalt h salt x

instance (Hashable1 f, GFields One g) => GFields One (f :.: g) where
  hashFields args salt (Comp1 x) = liftHashWithSalt (hashFields args) salt x

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
  hashWithSalt = hashWithSalt1

instance Hashable1 [] where
  liftHashWithSalt h s0 xs0 = go s0 0 xs0
    where
      go !s !n [] = combine s n
      go s n (x : xs) = go (h s x) (n + 1) xs

instance Hashable a => Hashable (NonEmpty a) where
  hashWithSalt = hashWithSalt1

instance Hashable1 NonEmpty where
  liftHashWithSalt h s (x :| xs) = liftHashWithSalt h (h s x) xs

instance Hashable a => Hashable (Maybe a) where
  hash Nothing = 0
  hash (Just x) = distinguisher `hashWithSalt` x
  hashWithSalt = hashWithSalt1

instance Hashable1 Maybe where
  liftHashWithSalt _ s Nothing = combine s 0
  liftHashWithSalt h s (Just x) = combine s distinguisher `h` x

instance (Hashable a, Hashable b) => Hashable (Either a b) where
  hash (Left x) = 0 `hashWithSalt` x
  hash (Right y) = distinguisher `hashWithSalt` y
  hashWithSalt = hashWithSalt2

instance Hashable a => Hashable1 (Either a) where
  liftHashWithSalt = defaultLiftHashWithSalt

instance Hashable2 Either where
  liftHashWithSalt2 f _ s (Left x) = combine s 0 `f` x
  liftHashWithSalt2 _ g s (Right y) = combine s distinguisher `g` y

instance Hashable a => Hashable1 ((,) a) where
  liftHashWithSalt = defaultLiftHashWithSalt

instance Hashable2 (,) where
  liftHashWithSalt2 f g s (a, b) = s `f` a `g` b

instance (Hashable a, Hashable b) => Hashable1 ((,,) a b) where
  liftHashWithSalt = defaultLiftHashWithSalt

instance Hashable a => Hashable2 ((,,) a) where
  liftHashWithSalt2 f g s (a, b, c) = (s `hashWithSalt` a) `f` b `g` c

instance (Hashable a, Hashable b, Hashable c) => Hashable1 ((,,,) a b c) where
  liftHashWithSalt = defaultLiftHashWithSalt

instance (Hashable a, Hashable b) => Hashable2 ((,,,) a b) where
  liftHashWithSalt2 f g s (a, b, c, d) = (s `hashWithSalt` a `hashWithSalt` b) `f` c `g` d

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

instance Hashable a => Hashable1 (Const a) where
  liftHashWithSalt = defaultLiftHashWithSalt

instance Hashable2 Const where
  liftHashWithSalt2 f _ s (Const x) = f s x

instance (Hashable1 f, Hashable1 g) => Hashable1 (Compose f g) where
  liftHashWithSalt h s = liftHashWithSalt (liftHashWithSalt h) s . getCompose

instance (Eq1 f, Eq1 g, Hashable1 f, Hashable1 g, Hashable a) => Hashable (Compose f g a) where
  hashWithSalt = hashWithSalt1

instance (Hashable1 f, Hashable1 g) => Hashable1 (Functors.Product f g) where
  liftHashWithSalt h s (Functors.Pair a b) = liftHashWithSalt h (liftHashWithSalt h s a) b

instance (Eq1 f, Eq1 g, Hashable1 f, Hashable1 g, Hashable a) => Hashable (Functors.Product f g a) where
  hashWithSalt = hashWithSalt1

instance (Hashable1 f, Hashable1 g) => Hashable1 (Functors.Sum f g) where
  liftHashWithSalt h s (Functors.InL a) = liftHashWithSalt h (combine s 0) a
  liftHashWithSalt h s (Functors.InR a) = liftHashWithSalt h (combine s distinguisher) a

instance (Eq1 f, Eq1 g, Hashable1 f, Hashable1 g, Hashable a) => Hashable (Functors.Sum f g a) where
  hashWithSalt = hashWithSalt1

instance Hashable a => Hashable (Down a) where
  hashWithSalt s (Down x) = hashWithSalt s x

instance Hashable a => Hashable (Identity a) where
  hashWithSalt = hashWithSalt1

instance Hashable1 Identity where
  liftHashWithSalt h s (Identity x) = h s x

instance Hashable (Proxy a) where
  hash _ = 0
  hashWithSalt s _ = combine s 0

instance Hashable1 Proxy where
  liftHashWithSalt _ s _ = combine s 0

instance Hashable a => Hashable (Tree.Tree a) where
  hashWithSalt = hashWithSalt1

instance Hashable1 Tree.Tree where
  liftHashWithSalt h = go
    where go s (Tree.Node x ts) = liftHashWithSalt go (h s x) ts

instance (Hashable k, Hashable v) => Hashable (Map.Map k v) where
  hashWithSalt = hashWithSalt2

instance Hashable k => Hashable1 (Map.Map k) where
  liftHashWithSalt = defaultLiftHashWithSalt

instance Hashable2 Map.Map where
  liftHashWithSalt2 f g s m = Map.foldlWithKey' (\t k v -> t `f` k `g` v) (combine s (Map.size m)) m

instance Hashable v => Hashable (IntMap.IntMap v) where
  hashWithSalt = hashWithSalt1

instance Hashable1 IntMap.IntMap where
  liftHashWithSalt h s m = IntMap.foldlWithKey' (\t k v -> h (hashWithSalt t k) v) (combine s (IntMap.size m)) m

instance Hashable a => Hashable (Set.Set a) where
  hashWithSalt = hashWithSalt1

instance Hashable1 Set.Set where
  liftHashWithSalt h s m = Set.foldl' h (combine s (Set.size m)) m

instance Hashable IntSet.IntSet where
  hashWithSalt s m = IntSet.foldl' hashWithSalt (combine s (IntSet.size m)) m

instance Hashable a => Hashable (Seq.Seq a) where
  hashWithSalt = hashWithSalt1

instance Hashable1 Seq.Seq where
  liftHashWithSalt h s m = foldl' h (combine s (Seq.length m)) m
