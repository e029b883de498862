{-# LANGUAGE NoImplicitPrelude, FunctionalDependencies, FlexibleInstances, MultiParamTypeClasses, UndecidableInstances #-}
-- | Values by their structure. `deriving Generic` makes an instance of Structure beside the one of Generic: a sum of constructors, each a
-- product of fields, both halved as often as possible, as GHC halves them.
module Needle.Generic where

import Needle.Classes
import Needle.Prim

-- | Types with a structure.
class Generic a

-- | Type constructors with a structure; nothing is known of it here.
class Generic1 f

-- | A type without constructors.
data NoShape

-- | One of two groups of constructors.
data SumShape f g = LeftShape f | RightShape g

-- | A constructor with what it holds.
newtype ConShape f = ConShape f

-- | A constructor without fields.
data UnitShape = UnitShape

-- | Two groups of fields.
data PairShape f g = PairShape f g

-- | A field.
newtype FieldShape a = FieldShape a

-- | Types with their structures.
class Structure a r | a -> r where
  -- | The structure of a value.
  toStructure :: a -> r
  -- | The value with a structure.
  fromStructure :: r -> a

deriving instance Generic ()
deriving instance Generic Bool
deriving instance Generic Ordering
deriving instance Generic (Maybe a)
deriving instance Generic (Either a b)
deriving instance Generic (NonEmpty a)

instance Generic [a]

instance Structure [a] (SumShape (ConShape UnitShape) (ConShape (PairShape (FieldShape a) (FieldShape [a])))) where
  toStructure [] = LeftShape (ConShape UnitShape)
  toStructure (x : xs) = RightShape (ConShape (PairShape (FieldShape x) (FieldShape xs)))
  fromStructure (LeftShape _) = []
  fromStructure (RightShape (ConShape (PairShape (FieldShape x) (FieldShape xs)))) = x : xs

instance Generic (a, b)

instance Structure (a, b) (ConShape (PairShape (FieldShape a) (FieldShape b))) where
  toStructure (a, b) = ConShape (PairShape (FieldShape a) (FieldShape b))
  fromStructure (ConShape (PairShape (FieldShape a) (FieldShape b))) = (a, b)

instance Generic (a, b, c)

instance Structure (a, b, c) (ConShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c)))) where
  toStructure (a, b, c) = ConShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c)))
  fromStructure (ConShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c)))) = (a, b, c)

instance Generic (a, b, c, d)

instance Structure (a, b, c, d) (ConShape (PairShape (PairShape (FieldShape a) (FieldShape b)) (PairShape (FieldShape c) (FieldShape d)))) where
  toStructure (a, b, c, d) = ConShape (PairShape (PairShape (FieldShape a) (FieldShape b)) (PairShape (FieldShape c) (FieldShape d)))
  fromStructure (ConShape (PairShape (PairShape (FieldShape a) (FieldShape b)) (PairShape (FieldShape c) (FieldShape d)))) = (a, b, c, d)

instance Generic (a, b, c, d, e)

instance Structure (a, b, c, d, e) (ConShape (PairShape (PairShape (FieldShape a) (FieldShape b)) (PairShape (FieldShape c) (PairShape (FieldShape d) (FieldShape e))))) where
  toStructure (a, b, c, d, e) = ConShape (PairShape (PairShape (FieldShape a) (FieldShape b)) (PairShape (FieldShape c) (PairShape (FieldShape d) (FieldShape e))))
  fromStructure (ConShape (PairShape (PairShape (FieldShape a) (FieldShape b)) (PairShape (FieldShape c) (PairShape (FieldShape d) (FieldShape e))))) = (a, b, c, d, e)

instance Generic (a, b, c, d, e, f)

instance Structure (a, b, c, d, e, f) (ConShape (PairShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c))) (PairShape (FieldShape d) (PairShape (FieldShape e) (FieldShape f))))) where
  toStructure (a, b, c, d, e, f) = ConShape (PairShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c))) (PairShape (FieldShape d) (PairShape (FieldShape e) (FieldShape f))))
  fromStructure (ConShape (PairShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c))) (PairShape (FieldShape d) (PairShape (FieldShape e) (FieldShape f))))) = (a, b, c, d, e, f)

instance Generic (a, b, c, d, e, f, g)

instance Structure (a, b, c, d, e, f, g) (ConShape (PairShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c))) (PairShape (PairShape (FieldShape d) (FieldShape e)) (PairShape (FieldShape f) (FieldShape g))))) where
  toStructure (a, b, c, d, e, f, g) = ConShape (PairShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c))) (PairShape (PairShape (FieldShape d) (FieldShape e)) (PairShape (FieldShape f) (FieldShape g))))
  fromStructure (ConShape (PairShape (PairShape (FieldShape a) (PairShape (FieldShape b) (FieldShape c))) (PairShape (PairShape (FieldShape d) (FieldShape e)) (PairShape (FieldShape f) (FieldShape g))))) = (a, b, c, d, e, f, g)
