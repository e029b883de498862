{-# LANGUAGE MagicHash #-}
-- | Hints to GHC's optimiser.
module GHC.Magic (inline, noinline, lazy, oneShot, runRW#) where

import GHC.Exts (inline, lazy, oneShot, runRW#)

-- | The value.
noinline :: a -> a
noinline x = x
