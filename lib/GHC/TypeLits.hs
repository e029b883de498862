{-# LANGUAGE ExplicitNamespaces, TypeOperators, NoStarIsType #-}
-- | Numbers and strings in types.
module GHC.TypeLits
  ( Nat, Symbol, KnownNat, natVal, KnownSymbol, symbolVal
  , type (+), type (-), type (*), type (^), type (<=?), type (<=), Div, Mod, Log2
  , CmpNat, CmpSymbol, AppendSymbol
  ) where

import Needle.TypeLits

-- | The number that a type is.
natVal :: KnownNat n => proxy n -> Integer
natVal = natInteger
