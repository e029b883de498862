-- | Mutable vectors of plain values: here the same as "Data.Vector.Unboxed.Mutable". Meant to be imported qualified.
module Data.Vector.Primitive.Mutable (module Data.Vector.Unboxed.Mutable, Prim) where

import Prelude ()
import Data.Vector.Primitive (Prim)
import Data.Vector.Unboxed.Mutable hiding (Unbox)
