-- | Vectors.
module Test.QuickCheck.Instances.Vector () where

import qualified Data.Vector as V
import qualified Data.Vector.Unboxed as U
import Test.QuickCheck

instance Arbitrary1 V.Vector where
  liftArbitrary g = fmap V.fromList (liftArbitrary g)
  liftShrink s = map V.fromList . liftShrink s . V.toList

instance Arbitrary a => Arbitrary (V.Vector a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance CoArbitrary a => CoArbitrary (V.Vector a) where
  coarbitrary = coarbitrary . V.toList

instance (U.Unbox a, Arbitrary a) => Arbitrary (U.Vector a) where
  arbitrary = fmap U.fromList arbitrary
  shrink = map U.fromList . shrink . U.toList

instance (U.Unbox a, CoArbitrary a) => CoArbitrary (U.Vector a) where
  coarbitrary = coarbitrary . U.toList
