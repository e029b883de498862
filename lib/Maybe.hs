-- | The old name of Data.Maybe.
module Maybe (module Data.Maybe) where

import Data.Maybe
