-- | Monads with fixed points.
module Control.Monad.Fix (MonadFix(..), fix) where

import Needle.Classes
import Needle.Monad
import Needle.ST ()
