module Absent where

import Data.Nowhere
import Scales

prop_absent :: Int -> Bool
prop_absent n = n /= nowhere
