-- | SmallCheck's properties in trees of tests.
module Test.Framework.Providers.SmallCheck (testProperty, testPropertyPlaced, withDepth) where

import Test.SmallCheck (Depth)
import Test.Tasty.SmallCheck (SmallCheckDepth(..), testProperty, testPropertyPlaced)
import Test.Tasty.Tree (TestTree, localOption)

-- | Tests to a depth.
withDepth :: Depth -> TestTree -> TestTree
withDepth d = localOption (SmallCheckDepth d)
