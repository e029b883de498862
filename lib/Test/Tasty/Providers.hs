-- | Tests of one's own kind in trees of tests.
module Test.Tasty.Providers
  ( IsTest(..), singleTest, singleTestPlaced, testPassed, testFailed, testFailedDetails
  , Result(..), Outcome(..), FailureReason(..), Progress(..), Time, resultSuccessful, TestName, TestTree, ResultDetailsPrinter(..)
  ) where

import Control.Exception (SomeException)
import Data.Tagged (Tagged)
import Data.Typeable (Typeable)
import Needle.Suite (Body(..), Place)
import Test.HUnit.Lang (assertFailure)
import Test.Tasty.Options (OptionDescription, OptionSet)
import Test.Tasty.Tree

-- | Types that are tests.
class Typeable t => IsTest t where
  -- | Runs the test with the options there are.
  run :: OptionSet -> t -> (Progress -> IO ()) -> IO Result
  -- | The options that it asks for.
  testOptions :: Tagged t [OptionDescription]

-- | How far a test has come.
data Progress = Progress { progressText :: String, progressPercent :: Float }

-- | In seconds.
type Time = Double

-- | How a test went.
data Result = Result
  { resultOutcome :: Outcome
  , resultDescription :: String
  , resultShortDescription :: String
  , resultTime :: Time
  , resultDetailsPrinter :: ResultDetailsPrinter
  }

-- | What prints more about a result.
newtype ResultDetailsPrinter = ResultDetailsPrinter (Int -> IO ())

-- | Whether a test passed.
data Outcome = Success | Failure FailureReason

-- | Why a test did not pass.
data FailureReason = TestFailed | TestThrewException SomeException | TestTimedOut Integer | TestDepFailed

-- | Whether it did.
resultSuccessful :: Result -> Bool
resultSuccessful r = case resultOutcome r of
  Success -> True
  Failure _ -> False

silent :: ResultDetailsPrinter
silent = ResultDetailsPrinter (const (return ()))

-- | The test passed, and says something.
testPassed :: String -> Result
testPassed s = Result Success s "OK" 0 silent

-- | The test failed.
testFailed :: String -> Result
testFailed s = Result (Failure TestFailed) s "FAIL" 0 silent

-- | The test failed, and something prints more.
testFailedDetails :: String -> ResultDetailsPrinter -> Result
testFailedDetails s more = (testFailed s) { resultDetailsPrinter = more }

-- | A test of one's own kind.
singleTest :: IsTest t => TestName -> t -> TestTree
singleTest = singleTestPlaced ""

-- the same, called at a place (Needle.Suite)
singleTestPlaced :: IsTest t => Place -> TestName -> t -> TestTree
singleTestPlaced place name t = AskOptions (\set -> SingleTest name place (Once (do
  r <- run set t (const (return ()))
  if resultSuccessful r then return () else assertFailure (resultDescription r))))
