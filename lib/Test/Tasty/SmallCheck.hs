{-# LANGUAGE FlexibleContexts #-}
-- | SmallCheck's properties in trees of tests.
module Test.Tasty.SmallCheck (testProperty, SmallCheckDepth(..), module Test.SmallCheck) where

import Test.SmallCheck
import Test.SmallCheck.Drivers (ppFailure, smallCheckM)
import Test.Tasty.Tree

-- | How deep values get.
newtype SmallCheckDepth = SmallCheckDepth Int
  deriving (Eq, Ord, Show)

-- | A test of a property, to depth 5.
testProperty :: Testable IO a => TestName -> a -> TestTree
testProperty name p = SingleTest name (fmap (fmap ppFailure) (smallCheckM 5 p))
