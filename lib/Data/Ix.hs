-- | Index types.
module Data.Ix (Ix(range, index, inRange, rangeSize)) where

import Needle.Ix
import Needle.Sized ()
