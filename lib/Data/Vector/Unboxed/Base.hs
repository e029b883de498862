{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances #-}
-- | The type behind "Data.Vector.Unboxed". Its elements are always evaluated; they take no less room than others.
module Data.Vector.Unboxed.Base (Vector(..), Unbox(..)) where

import Control.DeepSeq (NFData(..))
import Data.Complex (Complex(..))
import Data.Int
import qualified Data.Vector.Generic as G
import Data.Word
import Needle.Window (Window)
import qualified Needle.Window as W

-- | An immutable vector of evaluated elements.
newtype Vector a = Vector (Window a)

instance G.Vector Vector a where
  window (Vector w) = w
  fromWindow = Vector
  evaluates _ = True

-- | Types that unboxed vectors can hold.
class Unbox a where
  -- | What new vectors are filled with.
  blank :: a

instance Unbox () where blank = ()
instance Unbox Bool where blank = False
instance Unbox Char where blank = '\0'
instance Unbox Int where blank = 0
instance Unbox Int8 where blank = 0
instance Unbox Int16 where blank = 0
instance Unbox Int32 where blank = 0
instance Unbox Int64 where blank = 0
instance Unbox Word where blank = 0
instance Unbox Word8 where blank = 0
instance Unbox Word16 where blank = 0
instance Unbox Word32 where blank = 0
instance Unbox Word64 where blank = 0
instance Unbox Double where blank = 0
instance Unbox Float where blank = 0

instance Unbox a => Unbox (Complex a) where
  blank = blank :+ blank

instance (Unbox a, Unbox b) => Unbox (a, b) where
  blank = (blank, blank)

instance (Unbox a, Unbox b, Unbox c) => Unbox (a, b, c) where
  blank = (blank, blank, blank)

instance (Unbox a, Unbox b, Unbox c, Unbox d) => Unbox (a, b, c, d) where
  blank = (blank, blank, blank, blank)

instance (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e) => Unbox (a, b, c, d, e) where
  blank = (blank, blank, blank, blank, blank)

instance (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox f) => Unbox (a, b, c, d, e, f) where
  blank = (blank, blank, blank, blank, blank, blank)

instance (Unbox a, Eq a) => Eq (Vector a) where
  v == w = G.length v == G.length w && G.toList v == G.toList w

instance (Unbox a, Ord a) => Ord (Vector a) where
  compare v w = compare (G.toList v) (G.toList w)

instance (Unbox a, Show a) => Show (Vector a) where
  showsPrec d v = showsPrec d (G.toList v)

instance (Unbox a, Read a) => Read (Vector a) where
  readsPrec d s = [ (G.fromList x, rest) | (x, rest) <- readsPrec d s ]

instance Unbox a => Semigroup (Vector a) where
  (<>) = (G.++)

instance Unbox a => Monoid (Vector a) where
  mempty = G.empty
  mconcat = G.concat

instance NFData (Vector a) where
  rnf v = v `seq` ()
