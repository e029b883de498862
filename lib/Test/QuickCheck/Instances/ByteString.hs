-- | Byte strings.
module Test.QuickCheck.Instances.ByteString () where

import qualified Data.ByteString as B
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Short as S
import Test.QuickCheck

instance Arbitrary B.ByteString where
  arbitrary = fmap B.pack arbitrary
  shrink = map B.pack . shrink . B.unpack

instance Arbitrary L.ByteString where
  arbitrary = fmap L.pack arbitrary
  shrink = map L.pack . shrink . L.unpack

instance Arbitrary S.ShortByteString where
  arbitrary = fmap S.pack arbitrary
  shrink = map S.pack . shrink . S.unpack

instance CoArbitrary B.ByteString where
  coarbitrary = coarbitrary . B.unpack

instance CoArbitrary L.ByteString where
  coarbitrary = coarbitrary . L.unpack

instance CoArbitrary S.ShortByteString where
  coarbitrary = coarbitrary . S.unpack

instance Function B.ByteString where
  function = functionMap B.unpack B.pack

instance Function L.ByteString where
  function = functionMap L.unpack L.pack

instance Function S.ShortByteString where
  function = functionMap S.unpack S.pack
