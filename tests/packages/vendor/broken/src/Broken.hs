module Broken (broken) where

import Shapes.Build

broken :: Int
broken = grown 'x'
