{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances #-}
-- | The class of mutable vectors. Its methods are this library's own; "Data.Vector.Generic.Mutable" shows the class alone.
module Data.Vector.Generic.Mutable.Base (MVector(..), newMVec) where

import Data.Vector.Internal (MVec(..))
import Needle.Prim (IORes(..), primNewArray)
import Needle.ST (ST(..))

-- | Mutable vectors: here there is one type of them.
class MVector v a where
  -- | As the type that there is.
  toMVec :: v s a -> MVec s a
  -- | From the type that there is.
  fromMVec :: MVec s a -> v s a

instance MVector MVec a where
  toMVec v = v
  fromMVec v = v

-- | A new vector that does or does not evaluate its elements.
newMVec :: MVector v a => Bool -> Int -> a -> ST t (v s a)
newMVec e n x = ST (\w -> case primNewArray k x w of IORes arr -> IORes (fromMVec (MVec e 0 k arr)))
  where
    k = max 0 n
