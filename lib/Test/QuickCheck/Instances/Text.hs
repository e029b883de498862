-- | Texts.
module Test.QuickCheck.Instances.Text () where

import qualified Data.Text as T
import qualified Data.Text.Lazy as L
import qualified Data.Text.Lazy.Builder as B
import Test.QuickCheck

instance Arbitrary T.Text where
  arbitrary = fmap T.pack arbitrary
  shrink = map T.pack . shrink . T.unpack

instance Arbitrary L.Text where
  arbitrary = fmap L.pack arbitrary
  shrink = map L.pack . shrink . L.unpack

instance Arbitrary B.Builder where
  arbitrary = fmap B.fromLazyText arbitrary
  shrink = map B.fromLazyText . shrink . B.toLazyText

instance CoArbitrary T.Text where
  coarbitrary = coarbitrary . T.unpack

instance CoArbitrary L.Text where
  coarbitrary = coarbitrary . L.unpack

instance CoArbitrary B.Builder where
  coarbitrary = coarbitrary . B.toLazyText

instance Function T.Text where
  function = functionMap T.unpack T.pack

instance Function L.Text where
  function = functionMap L.unpack L.pack
