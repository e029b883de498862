-- | Natural numbers.
module Test.QuickCheck.Instances.Natural () where

import Numeric.Natural (Natural)
import Test.QuickCheck

instance Arbitrary Natural where
  arbitrary = arbitrarySizedNatural
  shrink = shrinkIntegral

instance CoArbitrary Natural where
  coarbitrary = coarbitraryIntegral

instance Function Natural where
  function = functionIntegral
