{-# LANGUAGE ExplicitNamespaces, TypeOperators, NoStarIsType #-}
-- | Numbers in types, with natural numbers as their values.
module GHC.TypeNats
  ( Nat, KnownNat, natVal
  , type (+), type (-), type (*), type (^), type (<=?), type (<=), Div, Mod, Log2, CmpNat
  ) where

import Needle.TypeLits
import Numeric.Natural

-- | The number that a type is.
natVal :: KnownNat n => proxy n -> Natural
natVal = fromInteger . natInteger
