{-# LANGUAGE FlexibleInstances #-}
-- | Actions as properties: they hold unless they throw. Imported for its instance.
module Test.QuickCheck.IO () where

import System.IO.Unsafe (unsafePerformIO)
import Test.QuickCheck.Property (Testable(..))

instance Testable (IO ()) where
  property m = property (unsafePerformIO m)
