{-# LANGUAGE FlexibleContexts #-}
-- | SmallCheck's properties in trees of tests.
module Test.Tasty.SmallCheck (testProperty, testPropertyPlaced, SmallCheckDepth(..), module Test.SmallCheck) where

import Needle.Suite (Body(..), Place)
import Test.SmallCheck
import Test.SmallCheck.Drivers (refutedTo)
import Test.Tasty.Tree

-- | How deep values get.
newtype SmallCheckDepth = SmallCheckDepth Int
  deriving (Eq, Ord, Show)

-- | A test of a property, to depth 5.
testProperty :: Testable IO a => TestName -> a -> TestTree
testProperty = testPropertyPlaced ""

-- the same, called at a place (Needle.Suite)
testPropertyPlaced :: Testable IO a => Place -> TestName -> a -> TestTree
testPropertyPlaced place name p = SingleTest name place (Examined (refutedTo 5 p))
