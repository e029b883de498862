-- | The type without values.
module Data.Void (Void, absurd, vacuous) where

import Needle.Ix
import Needle.Exception (Exception)

-- | No values.
data Void

instance Eq Void where
  _ == _ = True

instance Ord Void where
  compare _ _ = EQ

instance Show Void where
  showsPrec _ v = absurd v

instance Read Void where
  readsPrec _ _ = []

instance Semigroup Void where
  a <> _ = a

instance Ix Void where
  range _ = []
  index _ v = absurd v
  inRange _ v = absurd v
  rangeSize _ = 0

instance Exception Void

-- | Anything from a value that cannot be.
absurd :: Void -> a
absurd v = v `seq` errorWithoutStackTrace "Data.Void.absurd"

-- | Nothing in a structure is anything.
vacuous :: Functor f => f Void -> f a
vacuous = fmap absurd
