-- | QuickCheck's properties in trees of tests.
module Test.Tasty.QuickCheck
  ( testProperty, testProperties, QuickCheckTests(..), QuickCheckMaxSize(..), QuickCheckMaxRatio(..), QuickCheckReplay(..)
  , QuickCheckShowReplay(..), QuickCheckVerbose(..), testPropertyPlaced
  , module Test.QuickCheck
  ) where

import Needle.Suite (Body(..), Place)
import Test.QuickCheck hiding
  ( quickCheck, Args(..), Result(..), stdArgs, quickCheckWith, quickCheckWithResult, quickCheckResult, isSuccess
  , verboseCheck, verboseCheckWith, verboseCheckWithResult, verboseCheckResult, verbose
  , quickCheckAll, verboseCheckAll, forAllProperties, allProperties, polyQuickCheck, polyVerboseCheck, monomorphic )
import Test.Tasty.Tree

-- | A test of a property.
testProperty :: Testable p => TestName -> p -> TestTree
testProperty = testPropertyPlaced ""

-- the same, called at a place (Needle.Suite)
testPropertyPlaced :: Testable p => Place -> TestName -> p -> TestTree
testPropertyPlaced place name p = SingleTest name place (Holds (property p))

-- | Tests of named properties.
testProperties :: TestName -> [(String, Property)] -> TestTree
testProperties name ps = testGroup name [testProperty n p | (n, p) <- ps]

-- | How many tests.
newtype QuickCheckTests = QuickCheckTests Int
  deriving (Eq, Ord, Show)

-- | How large tests get.
newtype QuickCheckMaxSize = QuickCheckMaxSize Int
  deriving (Eq, Ord, Show)

-- | How many tests may be discarded for each that is not.
newtype QuickCheckMaxRatio = QuickCheckMaxRatio Int
  deriving (Eq, Ord, Show)

-- | The seed of a run to repeat.
newtype QuickCheckReplay = QuickCheckReplay (Maybe Int)
  deriving (Eq, Show)

-- | Whether to print the seed.
newtype QuickCheckShowReplay = QuickCheckShowReplay Bool
  deriving (Eq, Show)

-- | Whether to print each test.
newtype QuickCheckVerbose = QuickCheckVerbose Bool
  deriving (Eq, Show)
