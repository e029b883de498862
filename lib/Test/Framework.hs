-- | Trees of tests, as the library test-framework has them.
module Test.Framework
  ( Test, TestName, testGroup, defaultMain, defaultMainWithArgs, defaultMainWithOpts, mutuallyExclusive, plusTestOptions
  , buildTest, buildTestBracketed, interpretArgsOrExit
  , TestOptions, TestOptions'(..), RunnerOptions, RunnerOptions'(..), Seed(..), ColorMode(..)
  ) where

import System.IO.Unsafe (unsafePerformIO)
import Test.Tasty.Tree (TestName, TestTree)
import qualified Test.Tasty.Tree as Tree

-- | A test or a group of them.
type Test = TestTree

-- | How to test; here it is not heeded.
data TestOptions' = TestOptions
  { topt_seed :: Maybe Seed
  , topt_maximum_generated_tests :: Maybe Int
  , topt_maximum_unsuitable_generated_tests :: Maybe Int
  , topt_maximum_test_size :: Maybe Int
  , topt_maximum_test_depth :: Maybe Int
  , topt_timeout :: Maybe (Maybe Int)
  }

-- | The same.
type TestOptions = TestOptions'

instance Semigroup TestOptions' where
  a <> _ = a

instance Monoid TestOptions' where
  mempty = TestOptions Nothing Nothing Nothing Nothing Nothing Nothing

-- | How to run the tests; here it is not heeded.
data RunnerOptions' = RunnerOptions
  { ropt_threads :: Maybe Int
  , ropt_test_options :: Maybe TestOptions
  , ropt_xml_output :: Maybe (Maybe FilePath)
  , ropt_xml_nested :: Maybe Bool
  , ropt_color_mode :: Maybe ColorMode
  , ropt_hide_successes :: Maybe Bool
  , ropt_list_only :: Maybe Bool
  }

-- | The same.
type RunnerOptions = RunnerOptions'

instance Semigroup RunnerOptions' where
  a <> _ = a

instance Monoid RunnerOptions' where
  mempty = RunnerOptions Nothing Nothing Nothing Nothing Nothing Nothing Nothing

-- | Where random numbers begin.
data Seed = FixedSeed Int | RandomSeed

-- | Whether colours are used.
data ColorMode = ColorAuto | ColorNever | ColorAlways

-- | A test that an action makes, when the tests are run.
buildTest :: IO Test -> Test
buildTest make = Tree.AskOptions (const (unsafePerformIO make))

-- | The same, with what is to be done in the end; it is not done here.
buildTestBracketed :: IO (Test, IO ()) -> Test
buildTestBracketed = buildTest . fmap fst

-- | The options in arguments; none is read here.
interpretArgsOrExit :: [String] -> IO RunnerOptions
interpretArgsOrExit _ = return mempty

-- | A group.
testGroup :: TestName -> [Test] -> Test
testGroup = Tree.testGroup

-- | Runs the tests; the program fails when one did.
defaultMain :: [Test] -> IO ()
defaultMain ts = Tree.defaultMain (Tree.testGroup "" ts)

-- | The same; arguments are not heeded.
defaultMainWithArgs :: [Test] -> [String] -> IO ()
defaultMainWithArgs ts _ = defaultMain ts

-- | The same; the options are not heeded.
defaultMainWithOpts :: [Test] -> RunnerOptions -> IO ()
defaultMainWithOpts ts _ = defaultMain ts

-- | Tests that must not run at the same time; none do here.
mutuallyExclusive :: Test -> Test
mutuallyExclusive t = t

-- | Tests in a given way.
plusTestOptions :: TestOptions -> Test -> Test
plusTestOptions _ t = t
