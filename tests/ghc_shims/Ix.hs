module Ix (module Data.Ix) where

import Data.Ix
