-- | Hash maps and hash sets.
module Test.QuickCheck.Instances.UnorderedContainers () where

import qualified Data.HashMap.Lazy as M
import qualified Data.HashSet as S
import Data.Hashable (Hashable)
import Test.QuickCheck

instance (Eq k, Hashable k, Arbitrary k) => Arbitrary1 (M.HashMap k) where
  liftArbitrary g = fmap M.fromList (liftArbitrary (liftArbitrary g))
  liftShrink s = map M.fromList . liftShrink (liftShrink s) . M.toList

instance (Eq k, Hashable k, Arbitrary k, Arbitrary v) => Arbitrary (M.HashMap k v) where
  arbitrary = arbitrary1
  shrink = shrink1

instance (CoArbitrary k, CoArbitrary v) => CoArbitrary (M.HashMap k v) where
  coarbitrary = coarbitrary . M.toList

instance (Eq a, Hashable a, Arbitrary a) => Arbitrary (S.HashSet a) where
  arbitrary = fmap S.fromList arbitrary
  shrink = map S.fromList . shrink . S.toList

instance CoArbitrary a => CoArbitrary (S.HashSet a) where
  coarbitrary = coarbitrary . S.toList
