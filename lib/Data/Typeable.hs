-- | Types as values.
module Data.Typeable
  ( Typeable, typeOf, typeRep, cast, gcast, gcast1, gcast2, eqT, (:~:)(..), Proxy(..)
  , TypeRep, showsTypeRep, mkFunTy, funResultTy, splitTyConApp, typeRepArgs, typeRepTyCon, rnfTypeRep
  , TyCon, tyConName, tyConModule, rnfTyCon
  , typeOf1, typeOf2, typeOf3
  ) where

import Data.Type.Equality ((:~:)(..))
import Needle.Foldable ()
import Needle.Typeable
import Unsafe.Coerce (unsafeCoerce)

-- | A type constructor: its full name.
newtype TyCon = TyCon String
  deriving (Eq, Ord)

instance Show TyCon where
  showsPrec _ = showString . tyConName

-- | The constructor of a type.
typeRepTyCon :: TypeRep -> TyCon
typeRepTyCon (TypeRep c _) = TyCon c

-- | The name of a constructor.
tyConName :: TyCon -> String
tyConName (TyCon s) = typeRepName (TypeRep s [])

-- | The module of a constructor.
tyConModule :: TyCon -> String
tyConModule t@(TyCon s) = take (length s - length (tyConName t) - 1) s

-- | Evaluates a constructor completely.
rnfTyCon :: TyCon -> ()
rnfTyCon (TyCon s) = foldr seq () s

-- | Evaluates a type completely.
rnfTypeRep :: TypeRep -> ()
rnfTypeRep t = rnfTyCon (typeRepTyCon t) `seq` foldr (seq . rnfTypeRep) () (typeRepArgs t)

-- | Constructor and arguments.
splitTyConApp :: TypeRep -> (TyCon, [TypeRep])
splitTyConApp t = (typeRepTyCon t, typeRepArgs t)

-- | The type of functions from the first to the second.
mkFunTy :: TypeRep -> TypeRep -> TypeRep
mkFunTy a b = case typeOf not of TypeRep arrow _ -> TypeRep arrow [a, b]

-- | The result of a function type at an argument.
funResultTy :: TypeRep -> TypeRep -> Maybe TypeRep
funResultTy f x = case splitTyConApp f of
  (c, [a, b]) | c == typeRepTyCon (typeOf not) && a == x -> Just b
  _ -> Nothing

-- | A proof that two types are one, if they are.
eqT :: (Typeable a, Typeable b) => Maybe (a :~: b)
eqT = r
  where
    r = if typeRep (left r) == typeRep (right r) then Just (unsafeCoerce Refl) else Nothing
    left :: Maybe (a :~: b) -> Proxy a
    left _ = Proxy
    right :: Maybe (a :~: b) -> Proxy b
    right _ = Proxy

-- | The constructor of a value's type.
typeOf1 :: Typeable t => t a -> TypeRep
typeOf1 x = typeRep (con x)
  where
    con :: t a -> Proxy t
    con _ = Proxy

-- | The constructor of a value's type.
typeOf2 :: Typeable t => t a b -> TypeRep
typeOf2 x = typeRep (con x)
  where
    con :: t a b -> Proxy t
    con _ = Proxy

-- | The constructor of a value's type.
typeOf3 :: Typeable t => t a b c -> TypeRep
typeOf3 x = typeRep (con x)
  where
    con :: t a b c -> Proxy t
    con _ = Proxy
