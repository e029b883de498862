-- | Vectors of plain values: here the same as "Data.Vector". Meant to be imported qualified.
module Data.Vector.Unboxed (module Data.Vector, Unbox) where

import Prelude ()
import Data.Vector
import Data.Vector.Internal (Unbox)
