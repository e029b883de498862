{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances #-}
-- | The class of vectors. Its methods are this library's own; "Data.Vector.Generic" shows the class alone.
module Data.Vector.Generic.Base (Vector(..)) where

import qualified Data.Vector.Internal as Boxed
import Needle.Window (Window)

-- | Vectors of elements of some type.
class Vector v a where
  -- | The elements.
  window :: v a -> Window a
  -- | The vector of elements, which are evaluated where they have to be.
  fromWindow :: Window a -> v a
  -- | Whether elements are always evaluated. Does not look at the vector.
  evaluates :: v a -> Bool

instance Vector Boxed.Vector a where
  window (Boxed.Vector w) = w
  fromWindow = Boxed.Vector
  evaluates _ = False
