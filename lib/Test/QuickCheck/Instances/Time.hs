-- | Days and times.
module Test.QuickCheck.Instances.Time () where

import Data.Time
import Test.QuickCheck

instance Arbitrary Day where
  arbitrary = fmap (ModifiedJulianDay . (50000 +)) arbitrary
  shrink (ModifiedJulianDay d) = map (ModifiedJulianDay . (50000 +)) (shrink (d - 50000))

instance CoArbitrary Day where
  coarbitrary = coarbitrary . toModifiedJulianDay

instance Function Day where
  function = functionMap toModifiedJulianDay ModifiedJulianDay

instance Arbitrary DiffTime where
  arbitrary = fmap (secondsToDiffTime . abs) arbitrary
  shrink = map fromInteger . filter (>= 0) . shrink . truncate

instance CoArbitrary DiffTime where
  coarbitrary = coarbitraryReal

instance Arbitrary NominalDiffTime where
  arbitrary = fmap fromInteger arbitrary
  shrink = map fromInteger . shrink . truncate

instance CoArbitrary NominalDiffTime where
  coarbitrary = coarbitraryReal

instance Arbitrary UTCTime where
  arbitrary = UTCTime <$> arbitrary <*> fmap fromInteger (choose (0, 86400))
  shrink (UTCTime day at) = [UTCTime d at | d <- shrink day] ++ [UTCTime day t | t <- shrink at]

instance CoArbitrary UTCTime where
  coarbitrary (UTCTime day at) = coarbitrary day . coarbitrary at

instance Arbitrary TimeZone where
  arbitrary = TimeZone <$> choose (-12 * 60, 14 * 60) <*> arbitrary <*> pure ""

instance Arbitrary TimeOfDay where
  arbitrary = TimeOfDay <$> choose (0, 23) <*> choose (0, 59) <*> fmap fromInteger (choose (0, 60))

instance Arbitrary LocalTime where
  arbitrary = LocalTime <$> arbitrary <*> arbitrary

instance Arbitrary ZonedTime where
  arbitrary = ZonedTime <$> arbitrary <*> arbitrary
