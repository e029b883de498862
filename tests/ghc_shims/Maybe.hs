module Maybe (module Data.Maybe) where

import Data.Maybe
