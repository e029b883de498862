-- | The class, under its older name.
module Data.Generics.Basics (module Data.Data) where

import Data.Data
