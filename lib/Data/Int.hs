-- | Signed whole numbers of fixed sizes.
module Data.Int (Int, Int8, Int16, Int32, Int64) where

import Needle.Sized
