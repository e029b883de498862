-- | The old name of Control.Monad.
module Monad (module Control.Monad) where

import Control.Monad
