-- | The functor that does nothing.
module Data.Functor.Identity (Identity(..)) where

import Needle.Foldable
import Needle.Read ()
import Needle.Monad ()
