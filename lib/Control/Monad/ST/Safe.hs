-- | Control.Monad.ST.
module Control.Monad.ST.Safe (module Control.Monad.ST) where

import Control.Monad.ST
