{-# LANGUAGE GADTs, PolyKinds, RankNTypes, ScopedTypeVariables #-}
-- | Proofs that types have the same representation.
module Data.Type.Coercion (Coercion(..), coerceWith, gcoerceWith, sym, trans, repr, TestCoercion(..)) where

import Data.Coerce (Coercible, coerce)
import Data.Type.Equality ((:~:)(..))
import Unsafe.Coerce (unsafeCoerce)

-- | A value of this type says that values of the first type are values of the second.
data Coercion a b where
  Coercion :: Coercible a b => Coercion a b

instance Eq (Coercion a b) where
  _ == _ = True

instance Ord (Coercion a b) where
  compare _ _ = EQ

instance Show (Coercion a b) where
  showsPrec _ Coercion = showString "Coercion"

instance Coercible a b => Read (Coercion a b) where
  readsPrec _ = readParen False (\r -> [(Coercion, s) | ("Coercion", s) <- lex r])

instance Coercible a b => Bounded (Coercion a b) where
  minBound = Coercion
  maxBound = Coercion

-- | The same value at the other type.
coerceWith :: Coercion a b -> a -> b
coerceWith Coercion x = coerce x


-- | A value that may make use of the proof.
gcoerceWith :: Coercion a b -> (Coercible a b => r) -> r
gcoerceWith Coercion x = x

-- | Turned around.
sym :: Coercion a b -> Coercion b a
sym Coercion = unsafeCoerce (Coercion :: Coercion () ())

-- | Two, one after the other.
trans :: Coercion a b -> Coercion b c -> Coercion a c
trans Coercion Coercion = unsafeCoerce (Coercion :: Coercion () ())

-- | Equal types have equal representations.
repr :: (a :~: b) -> Coercion a b
repr Refl = unsafeCoerce (Coercion :: Coercion () ())

-- | Types whose values tell the representations of their parameters apart.
class TestCoercion f where
  -- | A proof that the representations are the same, if they are.
  testCoercion :: f a -> f b -> Maybe (Coercion a b)

instance TestCoercion ((:~:) a) where
  testCoercion Refl Refl = Just (unsafeCoerce (Coercion :: Coercion () ()))

instance TestCoercion (Coercion a) where
  testCoercion Coercion Coercion = Just (unsafeCoerce (Coercion :: Coercion () ()))
