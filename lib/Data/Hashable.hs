-- | Types whose values have hashes. The hashes are those of hashable 1.3.5 on 64 bits.
module Data.Hashable
  ( Hashable(..), hashUsing, defaultHashWithSalt, genericHash, genericHashWithSalt
  , Hashed, hashed, hashedHash, unhashed, mapHashed, traverseHashed
  ) where

import Control.DeepSeq (NFData(..))
import Data.Functor.Classes (Eq1(..), Ord1(..), Show1(..), showsUnaryWith)
import Data.Hashable.Class
import Data.String (IsString(..))
import System.Mem.StableName (StableName, hashStableName)

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

instance Eq1 Hashed where
  liftEq f (Hashed x h) (Hashed y k) = h == k && f x y

instance Ord1 Hashed where
  liftCompare f (Hashed x _) (Hashed y _) = f x y

instance Show1 Hashed where
  liftShowsPrec sp _ d (Hashed x _) = showsUnaryWith sp "hashed" d x

instance Show a => Show (Hashed a) where
  showsPrec d (Hashed x _) = showParen (d > 10) (showString "hashed " . showsPrec 11 x)

instance Eq a => Hashable (Hashed a) where
  hash (Hashed _ h) = h
  hashWithSalt s (Hashed _ h) = hashWithSalt s h

instance Hashable1 Hashed where
  liftHashWithSalt _ s (Hashed _ h) = hashWithSalt s h

instance (IsString a, Hashable a) => IsString (Hashed a) where
  fromString s = hashed (fromString s)

instance Foldable Hashed where
  foldr f z (Hashed x _) = f x z

instance NFData a => NFData (Hashed a) where
  rnf (Hashed x _) = rnf x

instance Hashable (StableName a) where
  hashWithSalt salt name = salt `hashWithSalt` hashStableName name
