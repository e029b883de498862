{-# LANGUAGE TypeFamilies, DataKinds, GADTs, TypeOperators, PolyKinds, RankNTypes #-}
-- | Proofs that types are equal.
module Data.Type.Equality ((:~:)(..), (:~~:)(..), type (==), type (~~), sym, trans, castWith, gcastWith, apply, inner, outer, TestEquality(..)) where

infix 4 :~:, :~~:, ==, ~~

-- | A value of this type says that two types are the same.
data (a :: k) :~: (b :: k) where
  Refl :: a :~: a

-- | The same for types that may have different kinds.
data (a :: k1) :~~: (b :: k2) where
  HRefl :: a :~~: a

instance Eq (a :~~: b) where
  HRefl == HRefl = True

instance Ord (a :~~: b) where
  compare HRefl HRefl = EQ

instance Show (a :~~: b) where
  showsPrec _ HRefl = showString "HRefl"

-- | Equality; kinds are not looked at.
type a ~~ b = a ~ b

-- | Are two types the same?
type family (a :: k) == (b :: k) :: Bool where
  a == a = 'True
  _ == _ = 'False

instance Eq (a :~: b) where
  Refl == Refl = True

instance Ord (a :~: b) where
  compare Refl Refl = EQ

instance Show (a :~: b) where
  showsPrec _ Refl = showString "Refl"

instance a ~ b => Bounded (a :~: b) where
  minBound = Refl
  maxBound = Refl

instance a ~ b => Enum (a :~: b) where
  toEnum 0 = Refl
  toEnum _ = errorWithoutStackTrace "Data.Type.Equality.toEnum: bad argument"
  fromEnum Refl = 0

instance a ~ b => Read (a :~: b) where
  readsPrec _ = readParen False (\r -> [(Refl, s) | ("Refl", s) <- lex r])

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

-- | Equal constructors of equal types are equal.
apply :: (f :~: g) -> (a :~: b) -> (f a :~: g b)
apply Refl Refl = Refl

-- | What equal types are made of.
inner :: (f a :~: g b) -> (a :~: b)
inner Refl = Refl

-- | What equal types are made by.
outer :: (f a :~: g b) -> (f :~: g)
outer Refl = Refl

-- | Types whose values tell their parameters apart.
class TestEquality f where
  -- | A proof that the parameters are the same, if they are.
  testEquality :: f a -> f b -> Maybe (a :~: b)

instance TestEquality ((:~:) a) where
  testEquality Refl Refl = Just Refl
