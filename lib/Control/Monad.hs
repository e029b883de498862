-- | Functions on monads.
module Control.Monad
  ( Functor(..), Monad(..), MonadFail(..), MonadPlus(..)
  , mapM, mapM_, forM, forM_, sequence, sequence_, (=<<), (>=>), (<=<), forever, void
  , join, msum, mfilter, filterM, mapAndUnzipM, zipWithM, zipWithM_, foldM, foldM_, replicateM, replicateM_
  , guard, when, unless, liftM, liftM2, liftM3, liftM4, liftM5, ap, (<$!>), (<$>)
  ) where

import Needle.Base
import Needle.Foldable
import Needle.Monad
