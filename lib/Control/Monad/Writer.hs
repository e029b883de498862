-- | "Control.Monad.Writer.Lazy" under its short name.
module Control.Monad.Writer (module Control.Monad.Writer.Lazy) where

import Control.Monad.Writer.Lazy
