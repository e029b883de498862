-- | Generic programming by traversals of anything: all modules.
module Data.Generics
  ( module Data.Generics.Basics, module Data.Generics.Instances, module Data.Generics.Aliases, module Data.Generics.Schemes
  , module Data.Generics.Text, module Data.Generics.Twins, module Data.Generics.Builders
  ) where

import Data.Generics.Aliases
import Data.Generics.Basics
import Data.Generics.Builders
import Data.Generics.Instances
import Data.Generics.Schemes
import Data.Generics.Text
import Data.Generics.Twins
