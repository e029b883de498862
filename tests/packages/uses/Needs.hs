module Needs where

import Broken
import Scales

prop_broken :: Int -> Bool
prop_broken n = n /= broken
