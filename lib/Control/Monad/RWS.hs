-- | "Control.Monad.RWS.Lazy" under its short name.
module Control.Monad.RWS (module Control.Monad.RWS.Lazy) where

import Control.Monad.RWS.Lazy
