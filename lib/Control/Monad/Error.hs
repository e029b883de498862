-- | Monads with exceptions, as they were before Control.Monad.Except.
module Control.Monad.Error
  ( MonadError(..), Error(..), ErrorT(ErrorT), runErrorT, mapErrorT
  , module Control.Monad, module Control.Monad.Fix
  ) where

import Control.Monad
import Control.Monad.Error.Class
import Control.Monad.Fix
import Control.Monad.Trans.Error (Error(..), ErrorT(ErrorT), mapErrorT, runErrorT)
