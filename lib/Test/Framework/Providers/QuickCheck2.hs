-- | QuickCheck's properties in trees of tests.
module Test.Framework.Providers.QuickCheck2 (testProperty) where

import Test.Tasty.QuickCheck (testProperty)
