-- | The old name of Data.Array.
module Array (module Data.Array) where

import Data.Array
