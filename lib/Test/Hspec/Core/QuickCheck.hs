-- | How properties are tested.
module Test.Hspec.Core.QuickCheck (modifyMaxSuccess, modifyMaxSize, modifyMaxDiscardRatio, modifyMaxShrinks, modifyArgs) where

import Test.Hspec.QuickCheck
