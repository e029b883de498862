-- | The exception monad, and the class.
module Control.Monad.Except
  ( MonadError(..), liftEither, tryError, withError, handleError, mapError, modifyError
  , ExceptT(..), runExceptT, mapExceptT, withExceptT
  , Except, runExcept, mapExcept, withExcept
  , module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.Trans
  ) where

import Control.Monad.Error.Class
import Control.Monad.Trans.Except
  ( ExceptT(..), runExceptT, mapExceptT, withExceptT, Except, runExcept, mapExcept, withExcept )
import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
