module Array (module Data.Array) where

import Data.Array
