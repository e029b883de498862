-- | The foundations, under GHC's name for their module.
module GHC.Base
  ( module Prelude, Alternative(..), MonadPlus(..), NonEmpty(..), ap, liftA, liftA3, liftM, liftM2, when, join, ord
  , unsafeChr, assert, (<**>)
  ) where

import Control.Applicative (Alternative(..), liftA, liftA3, (<**>))
import Control.Exception (assert)
import Control.Monad (MonadPlus(..), ap, join, liftM, liftM2, when)
import Data.Char (chr, ord)
import Data.List.NonEmpty (NonEmpty(..))

-- | chr.
unsafeChr :: Int -> Char
unsafeChr = chr
