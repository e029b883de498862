{-# LANGUAGE TypeOperators, FlexibleContexts, FlexibleInstances, MultiParamTypeClasses #-}
-- | The parts of a value that have the value's own type, by the structure that `deriving Generic` gives.
module Test.QuickCheck.Structural (GSubterms(..), GSubtermsIncl(..)) where

import GHC.Generics

-- | Structures whose parts may be values of a type. The whole itself is no part.
class GSubterms r a where
  -- | The parts that are of the type.
  gSubterms :: r p -> [a]

-- | Like GSubterms, but where the structure is a field, its value counts.
class GSubtermsIncl r a where
  -- | The parts that are of the type.
  gSubtermsIncl :: r p -> [a]

instance GSubterms V1 a where
  gSubterms _ = []

instance GSubterms U1 a where
  gSubterms _ = []

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubterms (f :*: g) a where
  gSubterms (l :*: r) = gSubtermsIncl l ++ gSubtermsIncl r

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubterms (f :+: g) a where
  gSubterms (L1 x) = gSubtermsIncl x
  gSubterms (R1 x) = gSubtermsIncl x

instance GSubterms f a => GSubterms (M1 i c f) a where
  gSubterms (M1 x) = gSubterms x

instance GSubterms (K1 i a) b where
  gSubterms _ = []

instance GSubtermsIncl V1 a where
  gSubtermsIncl _ = []

instance GSubtermsIncl U1 a where
  gSubtermsIncl _ = []

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubtermsIncl (f :*: g) a where
  gSubtermsIncl (l :*: r) = gSubtermsIncl l ++ gSubtermsIncl r

instance (GSubtermsIncl f a, GSubtermsIncl g a) => GSubtermsIncl (f :+: g) a where
  gSubtermsIncl (L1 x) = gSubtermsIncl x
  gSubtermsIncl (R1 x) = gSubtermsIncl x

instance GSubtermsIncl f a => GSubtermsIncl (M1 i c f) a where
  gSubtermsIncl (M1 x) = gSubtermsIncl x

instance {-# OVERLAPPING #-} GSubtermsIncl (K1 i a) a where
  gSubtermsIncl (K1 x) = [x]

instance GSubtermsIncl (K1 i a) b where
  gSubtermsIncl _ = []
