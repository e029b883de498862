-- A module that leaves main to hspec-discover.
-- expect: Lists / Maybe / maps | 14 | ok
-- expect: Lists / Maybe / forgets | 15 | falsified | Just
module ListsSpec (spec) where

import Test.Hspec
import Test.QuickCheck

spec :: Spec
spec = describe "Maybe" $ do
  maps
  forgets
  where
    maps = it "maps" . property $ \m -> fmap id m == (m :: Maybe Bool)
    forgets = it "forgets" $ property $ \m -> fmap not m == (m :: Maybe Bool)
