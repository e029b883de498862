{-# LANGUAGE DerivingStrategies, GeneralizedNewtypeDeriving #-}
-- | QuickCheck's properties in trees of tests.
module Test.Tasty.QuickCheck
  ( testProperty, testProperties, QuickCheckTests(..), QuickCheckMaxSize(..), QuickCheckMaxRatio(..), QuickCheckMaxShrinks(..), QuickCheckReplay(..)
  , QuickCheckShowReplay(..), QuickCheckVerbose(..), testPropertyPlaced, testPropertiesPlaced
  , module Test.QuickCheck
  ) where

import Data.Tagged (Tagged(..))
import Needle.Suite (Body(..), Place)
import Test.QuickCheck hiding
  ( quickCheck, Args(..), Result(..), stdArgs, quickCheckWith, quickCheckWithResult, quickCheckResult, isSuccess
  , verboseCheck, verboseCheckWith, verboseCheckWithResult, verboseCheckResult, verbose
  , quickCheckAll, verboseCheckAll, forAllProperties, allProperties, polyQuickCheck, polyVerboseCheck, monomorphic )
import Test.Tasty.Options
import Test.Tasty.Tree

-- | A test of a property.
testProperty :: Testable p => TestName -> p -> TestTree
testProperty = testPropertyPlaced ""

-- the same, called at a place (Needle.Suite)
testPropertyPlaced :: Testable p => Place -> TestName -> p -> TestTree
testPropertyPlaced place name p = SingleTest name place (Holds (property p))

-- | Tests of named properties.
testProperties :: TestName -> [(String, Property)] -> TestTree
testProperties = testPropertiesPlaced ""

testPropertiesPlaced :: Place -> TestName -> [(String, Property)] -> TestTree
testPropertiesPlaced place name ps = testGroup name [testPropertyPlaced place n p | (n, p) <- ps]

-- | How many tests.
newtype QuickCheckTests = QuickCheckTests Int
  deriving newtype (Eq, Ord, Show, Num, Real, Enum, Integral)

-- | How large tests get.
newtype QuickCheckMaxSize = QuickCheckMaxSize Int
  deriving newtype (Eq, Ord, Show, Num, Real, Enum, Integral)

-- | How many tests may be discarded for each that is not.
newtype QuickCheckMaxRatio = QuickCheckMaxRatio Int
  deriving newtype (Eq, Ord, Show, Num, Real, Enum, Integral)

-- | How often a witness is made smaller.
newtype QuickCheckMaxShrinks = QuickCheckMaxShrinks Int
  deriving newtype (Eq, Ord, Show, Num, Real, Enum, Integral)

-- | The seed of a run to repeat.
newtype QuickCheckReplay = QuickCheckReplay (Maybe Int)
  deriving (Eq, Show)

-- | Whether to print the seed.
newtype QuickCheckShowReplay = QuickCheckShowReplay Bool
  deriving (Eq, Show)

-- | Whether to print each test.
newtype QuickCheckVerbose = QuickCheckVerbose Bool
  deriving (Eq, Show)

instance IsOption QuickCheckTests where
  defaultValue = QuickCheckTests 100
  parseValue = fmap QuickCheckTests . safeRead
  optionName = Tagged "quickcheck-tests"
  optionHelp = Tagged "How many tests"

instance IsOption QuickCheckMaxSize where
  defaultValue = QuickCheckMaxSize 100
  parseValue = fmap QuickCheckMaxSize . safeRead
  optionName = Tagged "quickcheck-max-size"
  optionHelp = Tagged "How large tests get"

instance IsOption QuickCheckMaxRatio where
  defaultValue = QuickCheckMaxRatio 10
  parseValue = fmap QuickCheckMaxRatio . safeRead
  optionName = Tagged "quickcheck-max-ratio"
  optionHelp = Tagged "How many tests may be discarded"

instance IsOption QuickCheckMaxShrinks where
  defaultValue = QuickCheckMaxShrinks maxBound
  parseValue = fmap QuickCheckMaxShrinks . safeRead
  optionName = Tagged "quickcheck-shrinks"
  optionHelp = Tagged "How often a witness is made smaller"

instance IsOption QuickCheckShowReplay where
  defaultValue = QuickCheckShowReplay False
  parseValue = fmap QuickCheckShowReplay . safeReadBool
  optionName = Tagged "quickcheck-show-replay"
  optionHelp = Tagged "Print the seed"

instance IsOption QuickCheckVerbose where
  defaultValue = QuickCheckVerbose False
  parseValue = fmap QuickCheckVerbose . safeReadBool
  optionName = Tagged "quickcheck-verbose"
  optionHelp = Tagged "Print each test"

instance IsOption QuickCheckReplay where
  defaultValue = QuickCheckReplay Nothing
  parseValue = fmap (QuickCheckReplay . Just) . safeRead
  optionName = Tagged "quickcheck-replay"
  optionHelp = Tagged "The seed of a run to repeat"
