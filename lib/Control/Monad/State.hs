-- | "Control.Monad.State.Lazy" under its short name.
module Control.Monad.State (module Control.Monad.State.Lazy) where

import Control.Monad.State.Lazy
