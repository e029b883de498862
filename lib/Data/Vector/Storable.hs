-- | Immutable vectors of plain values: here the same as "Data.Vector.Unboxed". Meant to be imported qualified.
module Data.Vector.Storable (module Data.Vector.Unboxed, Storable) where

import Prelude ()
import Data.Vector.Unboxed hiding (Unbox)
import qualified Data.Vector.Unboxed.Base as Base

-- | Types that these vectors can hold.
type Storable = Base.Unbox
