-- | The old name of Data.Ratio.
module Ratio (module Data.Ratio) where

import Data.Ratio
