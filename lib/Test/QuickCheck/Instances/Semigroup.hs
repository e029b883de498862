-- | Lists that are not empty, and the newtypes of Data.Semigroup.
module Test.QuickCheck.Instances.Semigroup () where

import Data.List.NonEmpty (NonEmpty(..), nonEmpty)
import qualified Data.List.NonEmpty as N
import Data.Maybe (mapMaybe)
import Data.Semigroup (Arg(..), First(..), Last(..), Max(..), Min(..), WrappedMonoid(..))
import Test.QuickCheck

instance Arbitrary1 NonEmpty where
  liftArbitrary g = (:|) <$> g <*> liftArbitrary g
  liftShrink s (x :| xs) = mapMaybe nonEmpty (liftShrink s (x : xs))

instance Arbitrary a => Arbitrary (NonEmpty a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance CoArbitrary a => CoArbitrary (NonEmpty a) where
  coarbitrary (x :| xs) = coarbitrary (x, xs)

instance Function a => Function (NonEmpty a) where
  function = functionMap (\(x :| xs) -> (x, xs)) (uncurry (:|))

instance Arbitrary a => Arbitrary (Min a) where
  arbitrary = fmap Min arbitrary
  shrink = map Min . shrink . getMin

instance Arbitrary a => Arbitrary (Max a) where
  arbitrary = fmap Max arbitrary
  shrink = map Max . shrink . getMax

instance Arbitrary a => Arbitrary (First a) where
  arbitrary = fmap First arbitrary
  shrink = map First . shrink . getFirst

instance Arbitrary a => Arbitrary (Last a) where
  arbitrary = fmap Last arbitrary
  shrink = map Last . shrink . getLast

instance Arbitrary a => Arbitrary (WrappedMonoid a) where
  arbitrary = fmap WrapMonoid arbitrary
  shrink = map WrapMonoid . shrink . unwrapMonoid

instance (Arbitrary a, Arbitrary b) => Arbitrary (Arg a b) where
  arbitrary = Arg <$> arbitrary <*> arbitrary
  shrink (Arg a b) = uncurry Arg <$> shrink (a, b)

instance CoArbitrary a => CoArbitrary (Min a) where
  coarbitrary = coarbitrary . getMin

instance CoArbitrary a => CoArbitrary (Max a) where
  coarbitrary = coarbitrary . getMax

instance CoArbitrary a => CoArbitrary (First a) where
  coarbitrary = coarbitrary . getFirst

instance CoArbitrary a => CoArbitrary (Last a) where
  coarbitrary = coarbitrary . getLast
