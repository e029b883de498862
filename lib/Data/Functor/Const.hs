-- | The functor that ignores its argument.
module Data.Functor.Const (Const(..)) where

import Needle.Foldable
