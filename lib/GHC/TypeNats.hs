{-# LANGUAGE MagicHash, ExplicitNamespaces, TypeOperators, NoStarIsType #-}
-- | Numbers in types, with natural numbers as their values.
module GHC.TypeNats
  ( Nat, KnownNat, natVal, natVal'
  , type (+), type (-), type (*), type (^), type (<=?), type (<=), Div, Mod, Log2, CmpNat
  ) where

import Data.Proxy (Proxy(..))
import Needle.TypeLits
import Needle.Unboxed (Proxy#)
import Numeric.Natural

-- | The number that a type is.
natVal :: KnownNat n => proxy n -> Natural
natVal = fromInteger . natInteger

-- | The number that a type is.
natVal' :: forall n. KnownNat n => Proxy# n -> Natural
natVal' _ = natVal (Proxy :: Proxy n)
