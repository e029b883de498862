-- | The old name of Data.Complex.
module Complex (module Data.Complex) where

import Data.Complex
