-- | Monads with fixed points.
module Control.Monad.Fix (MonadFix(..), fix) where

import Needle.Base
import Needle.Down (Down(..))
import Needle.Classes
import Needle.Monad
import Needle.ST ()

instance MonadFix NonEmpty where
  mfix f = case fix (f . first) of
      x :| _ -> x :| mfix (rest . f)
    where
      first (x :| _) = x
      rest (_ :| xs) = xs

instance MonadFix Down where
  mfix f = Down (fix (getDown . f))
