{-# LANGUAGE GADTs, PolyKinds, RankNTypes, ScopedTypeVariables, TypeOperators #-}
-- | Types as values that know their type. They are not taken apart here.
module Type.Reflection
  ( Typeable, typeRep, typeOf, (:~:)(..), (:~~:)(..), TypeRep, typeRepTyCon, rnfTypeRep, eqTypeRep, splitApps
  , SomeTypeRep(..), someTypeRep, someTypeRepTyCon, rnfSomeTypeRep, TyCon, tyConName, tyConModule, rnfTyCon
  ) where

import Data.Type.Equality ((:~:)(..), (:~~:)(..), TestEquality(..))
import Data.Typeable (TyCon, rnfTyCon, tyConModule, tyConName)
import qualified Data.Typeable as T
import Needle.Typeable (Typeable, Proxy(..))
import Unsafe.Coerce (unsafeCoerce)

-- | The type of its parameter.
newtype TypeRep a = TypeRep T.TypeRep

instance Eq (TypeRep a) where
  _ == _ = True

instance Ord (TypeRep a) where
  compare _ _ = EQ

instance Show (TypeRep a) where
  showsPrec d (TypeRep t) = showsPrec d t

instance TestEquality TypeRep where
  testEquality (TypeRep a) (TypeRep b) = if a == b then Just (unsafeCoerce Refl) else Nothing

-- | A type of which nothing is known.
data SomeTypeRep = forall a. SomeTypeRep (TypeRep a)

instance Eq SomeTypeRep where
  SomeTypeRep (TypeRep a) == SomeTypeRep (TypeRep b) = a == b

instance Ord SomeTypeRep where
  compare (SomeTypeRep (TypeRep a)) (SomeTypeRep (TypeRep b)) = compare a b

instance Show SomeTypeRep where
  showsPrec d (SomeTypeRep t) = showsPrec d t

-- | The type.
typeRep :: forall a. Typeable a => TypeRep a
typeRep = TypeRep (T.typeRep (Proxy :: Proxy a))

-- | The type of a value.
typeOf :: Typeable a => a -> TypeRep a
typeOf x = TypeRep (T.typeOf x)

-- | A proof that two types are one, if they are.
eqTypeRep :: TypeRep a -> TypeRep b -> Maybe (a :~~: b)
eqTypeRep (TypeRep a) (TypeRep b) = if a == b then Just (unsafeCoerce HRefl) else Nothing

-- | The constructor of a type.
typeRepTyCon :: TypeRep a -> TyCon
typeRepTyCon (TypeRep t) = T.typeRepTyCon t

-- | The constructor of a type, and what it is applied to.
splitApps :: TypeRep a -> (TyCon, [SomeTypeRep])
splitApps (TypeRep t) = (T.typeRepTyCon t, map (SomeTypeRep . TypeRep) (T.typeRepArgs t))

-- | Evaluates a type completely.
rnfTypeRep :: TypeRep a -> ()
rnfTypeRep (TypeRep t) = T.rnfTypeRep t

-- | The type that a proxy stands for.
someTypeRep :: Typeable a => proxy a -> SomeTypeRep
someTypeRep p = SomeTypeRep (TypeRep (T.typeRep p))

-- | The constructor of a type.
someTypeRepTyCon :: SomeTypeRep -> TyCon
someTypeRepTyCon (SomeTypeRep t) = typeRepTyCon t

-- | Evaluates a type completely.
rnfSomeTypeRep :: SomeTypeRep -> ()
rnfSomeTypeRep (SomeTypeRep t) = rnfTypeRep t
