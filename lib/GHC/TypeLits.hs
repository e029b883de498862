{-# LANGUAGE MagicHash, ExplicitNamespaces, TypeOperators, NoStarIsType #-}
-- | Numbers and strings in types.
module GHC.TypeLits
  ( Nat, Symbol, KnownNat, natVal, natVal', KnownSymbol, symbolVal, symbolVal'
  , type (+), type (-), type (*), type (^), type (<=?), type (<=), Div, Mod, Log2
  , CmpNat, CmpSymbol, AppendSymbol, TypeError, ErrorMessage(..)
  ) where

import Data.Proxy (Proxy(..))
import Needle.TypeLits
import Needle.Unboxed (Proxy#)

-- | The number that a type is.
natVal :: KnownNat n => proxy n -> Integer
natVal = natInteger

-- | The number that a type is.
natVal' :: forall n. KnownNat n => Proxy# n -> Integer
natVal' _ = natVal (Proxy :: Proxy n)

-- | The string that a type is.
symbolVal' :: forall n. KnownSymbol n => Proxy# n -> String
symbolVal' _ = symbolVal (Proxy :: Proxy n)
