-- | Mutable arrays of state threads.
module Data.Array.ST (STArray, STUArray, runSTArray, runSTUArray, module Data.Array.MArray) where

import Data.Array.MArray
import Needle.Array
import Needle.Sized ()
