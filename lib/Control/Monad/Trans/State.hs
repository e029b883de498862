-- | "Control.Monad.Trans.State.Lazy" under its short name.
module Control.Monad.Trans.State (module Control.Monad.Trans.State.Lazy) where

import Control.Monad.Trans.State.Lazy
