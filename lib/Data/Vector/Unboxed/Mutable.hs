-- | Mutable vectors of plain values: here the same as "Data.Vector.Mutable". Meant to be imported qualified.
module Data.Vector.Unboxed.Mutable (module Data.Vector.Mutable, Unbox) where

import Prelude ()
import Data.Vector.Internal (Unbox)
import Data.Vector.Mutable
