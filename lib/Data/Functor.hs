-- | Functors.
module Data.Functor (Functor(..), ($>), (<$>), (<&>), void) where

import Needle.Base
