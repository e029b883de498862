{-# LANGUAGE ConstraintKinds #-}
-- | What marks partial functions.
module Safe.Partial (Partial) where

import GHC.Stack (HasCallStack)

-- | Functions with it may raise an error.
type Partial = HasCallStack
