-- | Values with a type that says what they belong to.
module Test.QuickCheck.Instances.Tagged () where

import Data.Proxy (Proxy(..))
import Data.Tagged (Tagged(..))
import Test.QuickCheck

instance Arbitrary a => Arbitrary (Tagged s a) where
  arbitrary = fmap Tagged arbitrary
  shrink = map Tagged . shrink . unTagged

instance CoArbitrary a => CoArbitrary (Tagged s a) where
  coarbitrary = coarbitrary . unTagged

instance Arbitrary (Proxy a) where
  arbitrary = pure Proxy

instance CoArbitrary (Proxy a) where
  coarbitrary _ = id
