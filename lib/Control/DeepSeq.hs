-- | Complete evaluation.
module Control.DeepSeq (NFData(..), deepseq, force, ($!!), (<$!!>), rwhnf) where

import Data.Array (Array)
import Data.Complex (Complex(..))
import Data.Ratio (Ratio, numerator, denominator)
import Data.Int
import Data.Word
import Needle.Classes (NonEmpty(..))
import Needle.Foldable (Identity(..), Sum(..), Product(..))

infixr 0 $!!
infixl 4 <$!!>

-- | Types that can be evaluated completely.
class NFData a where
  rnf :: a -> ()
  rnf a = a `seq` ()

-- | Evaluates to weak head normal form.
rwhnf :: a -> ()
rwhnf a = a `seq` ()

-- | Evaluates the first argument completely and returns the second.
deepseq :: NFData a => a -> b -> b
deepseq a b = rnf a `seq` b

-- | The value, completely evaluated when it is evaluated at all.
force :: NFData a => a -> a
force x = x `deepseq` x

-- | Application to a completely evaluated argument.
($!!) :: NFData a => (a -> b) -> a -> b
f $!! x = x `deepseq` f x

-- | fmap with the result completely evaluated.
(<$!!>) :: (Monad m, NFData b) => (a -> b) -> m a -> m b
f <$!!> m = m >>= \x -> return $!! f x

instance NFData Int
instance NFData Word
instance NFData Integer
instance NFData Char
instance NFData Double
instance NFData Float
instance NFData Bool
instance NFData Ordering
instance NFData ()
instance NFData Int8
instance NFData Int16
instance NFData Int32
instance NFData Int64
instance NFData Word8
instance NFData Word16
instance NFData Word32
instance NFData Word64

instance NFData (a -> b)

instance NFData a => NFData (Ratio a) where
  rnf x = rnf (numerator x) `seq` rnf (denominator x)

instance NFData a => NFData (Complex a) where
  rnf (x :+ y) = rnf x `seq` rnf y

instance NFData a => NFData (Maybe a) where
  rnf Nothing = ()
  rnf (Just x) = rnf x

instance (NFData a, NFData b) => NFData (Either a b) where
  rnf (Left x) = rnf x
  rnf (Right y) = rnf y

instance NFData a => NFData [a] where
  rnf [] = ()
  rnf (x : xs) = rnf x `seq` rnf xs

instance NFData a => NFData (NonEmpty a) where
  rnf (x :| xs) = rnf x `seq` rnf xs

instance NFData a => NFData (Identity a) where
  rnf (Identity a) = rnf a

instance NFData a => NFData (Sum a) where
  rnf (Sum a) = rnf a

instance NFData a => NFData (Product a) where
  rnf (Product a) = rnf a

instance NFData e => NFData (Array i e) where
  rnf a = foldr (\x r -> rnf x `seq` r) () a

instance (NFData a, NFData b) => NFData (a, b) where
  rnf (a, b) = rnf a `seq` rnf b

instance (NFData a, NFData b, NFData c) => NFData (a, b, c) where
  rnf (a, b, c) = rnf a `seq` rnf b `seq` rnf c

instance (NFData a, NFData b, NFData c, NFData d) => NFData (a, b, c, d) where
  rnf (a, b, c, d) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d

instance (NFData a, NFData b, NFData c, NFData d, NFData e) => NFData (a, b, c, d, e) where
  rnf (a, b, c, d, e) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d `seq` rnf e
