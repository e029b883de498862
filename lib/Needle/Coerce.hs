{-# LANGUAGE NoImplicitPrelude, MultiParamTypeClasses #-}
-- | Conversion between types of the same representation.
module Needle.Coerce where

import Needle.Prim

-- | The two types are represented alike. Solved by the compiler.
class Coercible a b

-- | The same value at another type of the same representation.
coerce :: Coercible a b => a -> b
coerce x = unsafeCoerce x
