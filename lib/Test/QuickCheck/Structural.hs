{-# LANGUAGE FlexibleContexts, FlexibleInstances, MultiParamTypeClasses #-}
-- | The parts of a value that have the value's own type, by the structure that `deriving Generic` gives.
module Test.QuickCheck.Structural (GSubterms(..), GSubtermsIncl(..)) where

import Needle.Generic

-- | Structures whose parts may be values of a type. The whole itself is no part.
class GSubterms r a where
  -- | The parts that are of the type.
  gSubterms :: r -> [a]

-- | Like GSubterms, but where the structure is a field, its value counts.
class GSubtermsIncl r a where
  -- | The parts that are of the type.
  gSubtermsIncl :: r -> [a]

instance GSubterms NoShape a where
  gSubterms _ = []

instance GSubterms UnitShape a where
  gSubterms _ = []

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubterms (PairShape f g) a where
  gSubterms (PairShape l r) = gSubtermsIncl l ++ gSubtermsIncl r

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubterms (SumShape f g) a where
  gSubterms (LeftShape x) = gSubtermsIncl x
  gSubterms (RightShape x) = gSubtermsIncl x

instance GSubterms f a => GSubterms (ConShape f) a where
  gSubterms (ConShape x) = gSubterms x

instance GSubterms (FieldShape a) b where
  gSubterms _ = []

instance GSubtermsIncl NoShape a where
  gSubtermsIncl _ = []

instance GSubtermsIncl UnitShape a where
  gSubtermsIncl _ = []

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubtermsIncl (PairShape f g) a where
  gSubtermsIncl (PairShape l r) = gSubtermsIncl l ++ gSubtermsIncl r

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubtermsIncl (SumShape f g) a where
  gSubtermsIncl (LeftShape x) = gSubtermsIncl x
  gSubtermsIncl (RightShape x) = gSubtermsIncl x

instance GSubtermsIncl f a => GSubtermsIncl (ConShape f) a where
  gSubtermsIncl (ConShape x) = gSubtermsIncl x

instance {-# OVERLAPPING #-} GSubtermsIncl (FieldShape a) a where
  gSubtermsIncl (FieldShape x) = [x]

instance GSubtermsIncl (FieldShape a) b where
  gSubtermsIncl _ = []
