{-# LANGUAGE DerivingStrategies, FlexibleContexts, GeneralizedNewtypeDeriving #-}
-- | SmallCheck's properties in trees of tests.
module Test.Tasty.SmallCheck (testProperty, testPropertyPlaced, SmallCheckDepth(..), module Test.SmallCheck) where

import Data.Tagged (Tagged(..))
import Needle.Suite (Body(..), Place)
import Test.SmallCheck
import Test.SmallCheck.Drivers (refutedTo)
import Test.Tasty.Options
import Test.Tasty.Tree

-- | How deep values get.
newtype SmallCheckDepth = SmallCheckDepth Int
  deriving newtype (Eq, Ord, Show, Num, Real, Enum, Integral)

instance IsOption SmallCheckDepth where
  defaultValue = SmallCheckDepth 5
  parseValue = fmap SmallCheckDepth . safeRead
  optionName = Tagged "smallcheck-depth"
  optionHelp = Tagged "How deep values get"

-- | A test of a property, to the depth that the option says.
testProperty :: Testable IO a => TestName -> a -> TestTree
testProperty = testPropertyPlaced ""

-- the same, called at a place (Needle.Suite)
testPropertyPlaced :: Testable IO a => Place -> TestName -> a -> TestTree
testPropertyPlaced place name p = askOption (\(SmallCheckDepth d) -> SingleTest name place (Examined (refutedTo d p)))
