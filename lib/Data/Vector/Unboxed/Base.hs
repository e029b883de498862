{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances #-}
-- | The type behind "Data.Vector.Unboxed". Its elements are always evaluated; they take no less room than others.
module Data.Vector.Unboxed.Base (Vector(..), Unbox(..)) where

import Control.DeepSeq (NFData(..))
import Data.Complex (Complex(..))
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import Data.Int
import Data.Monoid (All(..), Any(..), Dual(..), Product(..), Sum(..))
import Data.Ord (Down(..))
import qualified Data.Semigroup as S
import qualified Data.Vector.Generic as G
import qualified Data.Vector.Generic.Base as Base
import Data.Word
import Needle.Window (Window)
import qualified Needle.Window as W

-- | An immutable vector of evaluated elements.
newtype Vector a = Vector (Window a)

instance Base.Vector Vector a where
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

instance Unbox All where blank = All blank
instance Unbox Any where blank = Any blank
instance Unbox a => Unbox (Identity a) where blank = Identity blank
instance Unbox a => Unbox (Down a) where blank = Down blank
instance Unbox a => Unbox (Dual a) where blank = Dual blank
instance Unbox a => Unbox (Sum a) where blank = Sum blank
instance Unbox a => Unbox (Product a) where blank = Product blank
instance Unbox a => Unbox (S.Min a) where blank = S.Min blank
instance Unbox a => Unbox (S.Max a) where blank = S.Max blank
instance Unbox a => Unbox (S.First a) where blank = S.First blank
instance Unbox a => Unbox (S.Last a) where blank = S.Last blank
instance Unbox a => Unbox (S.WrappedMonoid a) where blank = S.WrapMonoid blank

instance Unbox a => Unbox (Const a b) where
  blank = Const blank

instance (Unbox a, Unbox b) => Unbox (S.Arg a b) where
  blank = S.Arg blank blank

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
