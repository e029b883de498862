-- | Pure arrays of evaluated elements.
module Data.Array.Unboxed (UArray, module Data.Array.IArray) where

import Data.Array.IArray
import Needle.Array (UArray)
import Needle.Sized ()
