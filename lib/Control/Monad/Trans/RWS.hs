-- | "Control.Monad.Trans.RWS.Lazy" under its short name.
module Control.Monad.Trans.RWS (module Control.Monad.Trans.RWS.Lazy) where

import Control.Monad.Trans.RWS.Lazy
