-- | Tuples of one component.
module Test.QuickCheck.Instances.Solo () where

import Data.Tuple (Solo(..))
import Test.QuickCheck

instance Arbitrary1 Solo where
  liftArbitrary = fmap Solo
  liftShrink smaller (Solo a) = map Solo (smaller a)

instance Arbitrary a => Arbitrary (Solo a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance CoArbitrary a => CoArbitrary (Solo a) where
  coarbitrary (Solo a) = coarbitrary a

instance Function a => Function (Solo a) where
  function = functionMap (\(Solo a) -> a) Solo
