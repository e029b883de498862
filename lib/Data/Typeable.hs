-- | Types as values.
module Data.Typeable
  ( Typeable, TypeRep, typeOf, typeRep, cast, gcast, Proxy(..), showsTypeRep, typeRepArgs, typeRepTyCon, tyConName, TyCon
  ) where

import Needle.Typeable
import Needle.Foldable ()

-- | A type constructor.
newtype TyCon = TyCon String
  deriving (Eq, Ord)

instance Show TyCon where
  showsPrec _ (TyCon s) = showString s

-- | The constructor of a type.
typeRepTyCon :: TypeRep -> TyCon
typeRepTyCon r = TyCon (typeRepName r)

-- | The name of a constructor.
tyConName :: TyCon -> String
tyConName (TyCon s) = s
