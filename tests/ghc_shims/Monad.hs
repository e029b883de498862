module Monad (module Control.Monad) where

import Control.Monad
