-- | Properties as examples.
module Test.Hspec.QuickCheck
  ( prop, xprop, fprop, modifyMaxSuccess, modifyMaxSize, modifyMaxDiscardRatio, modifyMaxShrinks, modifyArgs
  , propPlaced, xpropPlaced, fpropPlaced
  ) where

import Needle.Suite (Place)
import Test.Hspec.Tree
import Test.QuickCheck (Args, Testable(..))

-- | An example that is a property.
prop, xprop, fprop :: Testable p => String -> p -> Spec
prop = propPlaced ""
xprop = xpropPlaced ""
fprop = fpropPlaced ""

-- the same, called at a place (Needle.Suite)
propPlaced, xpropPlaced, fpropPlaced :: Testable p => Place -> String -> p -> Spec
propPlaced place name p = itPlaced place name (property p)
xpropPlaced place name p = xitPlaced place name (property p)
fpropPlaced place name p = fitPlaced place name (property p)

-- | How to test; here examples are tested in the standard way.
modifyMaxSuccess, modifyMaxSize, modifyMaxDiscardRatio, modifyMaxShrinks :: (Int -> Int) -> SpecWith a -> SpecWith a
modifyMaxSuccess _ = id
modifyMaxSize _ = id
modifyMaxDiscardRatio _ = id
modifyMaxShrinks _ = id

-- | How to test; here examples are tested in the standard way.
modifyArgs :: (Args -> Args) -> SpecWith a -> SpecWith a
modifyArgs _ = id
