module Scales (heavier) where

import Shapes.Build

heavier :: Size a => a -> a -> Bool
heavier a b = size a > size b
