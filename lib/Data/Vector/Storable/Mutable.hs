-- | Mutable vectors of plain values: here the same as "Data.Vector.Unboxed.Mutable". Meant to be imported qualified.
module Data.Vector.Storable.Mutable (module Data.Vector.Unboxed.Mutable, Storable) where

import Prelude ()
import Data.Vector.Storable (Storable)
import Data.Vector.Unboxed.Mutable hiding (Unbox)
