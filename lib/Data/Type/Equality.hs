{-# LANGUAGE GADTs, TypeOperators #-}
-- | Types that are the same.
module Data.Type.Equality ((:~:)(..), sym, trans, castWith, gcastWith, TestEquality(..)) where

infix 4 :~:

-- | A proof that two types are one.
data a :~: b where
  Refl :: a :~: a

instance Eq (a :~: b) where
  _ == _ = True

instance Ord (a :~: b) where
  compare _ _ = EQ

instance Show (a :~: b) where
  showsPrec _ Refl = showString "Refl"

-- | The other way round.
sym :: (a :~: b) -> (b :~: a)
sym Refl = Refl

-- | One after the other.
trans :: (a :~: b) -> (b :~: c) -> (a :~: c)
trans Refl Refl = Refl

-- | The same value under the other type.
castWith :: (a :~: b) -> a -> b
castWith Refl x = x

-- | Uses the proof.
gcastWith :: (a :~: b) -> ((a ~ b) => r) -> r
gcastWith Refl x = x

-- | Values that show what their type's argument is.
class TestEquality f where
  testEquality :: f a -> f b -> Maybe (a :~: b)

instance TestEquality ((:~:) a) where
  testEquality Refl Refl = Just Refl
