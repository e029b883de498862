{-# LANGUAGE ExistentialQuantification #-}
-- | Values of any type.
module Data.Dynamic (Dynamic, toDyn, fromDyn, fromDynamic, dynTypeRep, Typeable) where

import Needle.Typeable

-- | A value together with its type.
data Dynamic = forall a. Typeable a => Dynamic a

instance Show Dynamic where
  showsPrec _ d = showString "<<" . shows (dynTypeRep d) . showString ">>"

-- | Hides the type of a value.
toDyn :: Typeable a => a -> Dynamic
toDyn = Dynamic

-- | The value if it has the type wanted.
fromDynamic :: Typeable a => Dynamic -> Maybe a
fromDynamic (Dynamic a) = cast a

-- | The value if it has the type wanted, or the given one.
fromDyn :: Typeable a => Dynamic -> a -> a
fromDyn d def = maybe def id (fromDynamic d)

-- | The hidden type.
dynTypeRep :: Dynamic -> TypeRep
dynTypeRep (Dynamic a) = typeOf a
