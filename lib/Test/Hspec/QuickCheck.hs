-- | Properties as examples.
module Test.Hspec.QuickCheck (prop, xprop, fprop, modifyMaxSuccess, modifyMaxSize, modifyMaxDiscardRatio, modifyMaxShrinks, modifyArgs) where

import Test.Hspec
import Test.QuickCheck (Args, Testable(..))

-- | An example that is a property.
prop, xprop, fprop :: Testable p => String -> p -> Spec
prop name p = it name (property p)
xprop name p = xit name (property p)
fprop = prop

-- | How to test; here examples are tested in the standard way.
modifyMaxSuccess, modifyMaxSize, modifyMaxDiscardRatio, modifyMaxShrinks :: (Int -> Int) -> SpecWith a -> SpecWith a
modifyMaxSuccess _ = id
modifyMaxSize _ = id
modifyMaxDiscardRatio _ = id
modifyMaxShrinks _ = id

-- | How to test; here examples are tested in the standard way.
modifyArgs :: (Args -> Args) -> SpecWith a -> SpecWith a
modifyArgs _ = id
