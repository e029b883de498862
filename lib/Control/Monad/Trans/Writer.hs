-- | "Control.Monad.Trans.Writer.Lazy" under its short name.
module Control.Monad.Trans.Writer (module Control.Monad.Trans.Writer.Lazy) where

import Control.Monad.Trans.Writer.Lazy
