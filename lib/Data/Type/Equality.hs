{-# LANGUAGE GADTs, TypeOperators, PolyKinds, RankNTypes #-}
-- | Proofs that types are equal.
module Data.Type.Equality ((:~:)(..), sym, trans, castWith, gcastWith, TestEquality(..)) where

infix 4 :~:

-- | A value of this type says that two types are the same.
data (a :: k) :~: (b :: k) where
  Refl :: a :~: a

instance Eq (a :~: b) where
  Refl == Refl = True

instance Ord (a :~: b) where
  compare Refl Refl = EQ

instance Show (a :~: b) where
  showsPrec _ Refl = showString "Refl"

-- | Turned around.
sym :: (a :~: b) -> (b :~: a)
sym Refl = Refl

-- | Two, one after the other.
trans :: (a :~: b) -> (b :~: c) -> (a :~: c)
trans Refl Refl = Refl

-- | The same value at the other type.
castWith :: (a :~: b) -> a -> b
castWith Refl x = x

-- | A value that may make use of the equality.
gcastWith :: (a :~: b) -> ((a ~ b) => r) -> r
gcastWith Refl x = x

-- | Types whose values tell their parameters apart.
class TestEquality f where
  -- | A proof that the parameters are the same, if they are.
  testEquality :: f a -> f b -> Maybe (a :~: b)

instance TestEquality ((:~:) a) where
  testEquality Refl Refl = Just Refl
