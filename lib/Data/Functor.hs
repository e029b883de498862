-- | Functors.
module Data.Functor (Functor(..), ($>), (<$>), (<&>), void, unzip) where

import Prelude ()
import Needle.Base
import Needle.Newer.Lists (unzip)
