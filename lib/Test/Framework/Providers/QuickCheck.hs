-- | QuickCheck's properties in trees of tests, under an old name.
module Test.Framework.Providers.QuickCheck (testProperty, testPropertyPlaced) where

import Test.Tasty.QuickCheck (testProperty, testPropertyPlaced)
