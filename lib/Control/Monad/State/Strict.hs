-- | The strict state monad, and the class.
module Control.Monad.State.Strict
  ( MonadState(..), modify, modify', gets
  , State, runState, evalState, execState, mapState, withState
  , StateT(..), evalStateT, execStateT, mapStateT, withStateT
  , module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.Trans
  ) where

import Control.Monad.State.Class
import Control.Monad.Trans.State.Strict
  ( State, runState, evalState, execState, mapState, withState, StateT(..), evalStateT, execStateT, mapStateT, withStateT )
import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
