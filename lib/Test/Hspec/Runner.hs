-- | Running specifications in a given way.
module Test.Hspec.Runner
  ( hspec, hspecWith, hspecResult, hspecWithResult, runSpec, Config(..), ColorMode(..), Path, defaultConfig, readConfig, configAddFilter
  , Summary(..), isSuccess, evaluateSummary
  ) where

import System.Exit (exitFailure)
import Test.Hspec.Formatters (Formatter)
import Test.Hspec.Tree

-- | The groups around an example, and its name.
type Path = ([String], String)

-- | Whether colours are used.
data ColorMode = ColorAuto | ColorNever | ColorAlways
  deriving (Eq, Show)

-- | How to run; here it is not heeded.
data Config = Config
  { configIgnoreConfigFile :: Bool
  , configDryRun :: Bool
  , configFocusedOnly :: Bool
  , configFailOnFocused :: Bool
  , configPrintSlowItems :: Maybe Int
  , configPrintCpuTime :: Bool
  , configFastFail :: Bool
  , configFailFast :: Bool
  , configRandomize :: Bool
  , configFailureReport :: Maybe FilePath
  , configRerun :: Bool
  , configRerunAllOnSuccess :: Bool
  , configFilterPredicate :: Maybe (Path -> Bool)
  , configSkipPredicate :: Maybe (Path -> Bool)
  , configQuickCheckSeed :: Maybe Integer
  , configQuickCheckMaxSuccess :: Maybe Int
  , configQuickCheckMaxDiscardRatio :: Maybe Int
  , configQuickCheckMaxSize :: Maybe Int
  , configQuickCheckMaxShrinks :: Maybe Int
  , configSmallCheckDepth :: Int
  , configColorMode :: ColorMode
  , configDiff :: Bool
  , configTimes :: Bool
  , configFormatter :: Maybe Formatter
  , configHtmlOutput :: Bool
  , configConcurrentJobs :: Maybe Int
  }

-- | The usual way.
defaultConfig :: Config
defaultConfig = Config
  { configIgnoreConfigFile = False
  , configDryRun = False
  , configFocusedOnly = False
  , configFailOnFocused = False
  , configPrintSlowItems = Nothing
  , configPrintCpuTime = False
  , configFastFail = False
  , configFailFast = False
  , configRandomize = False
  , configFailureReport = Nothing
  , configRerun = False
  , configRerunAllOnSuccess = False
  , configFilterPredicate = Nothing
  , configSkipPredicate = Nothing
  , configQuickCheckSeed = Nothing
  , configQuickCheckMaxSuccess = Nothing
  , configQuickCheckMaxDiscardRatio = Nothing
  , configQuickCheckMaxSize = Nothing
  , configQuickCheckMaxShrinks = Nothing
  , configSmallCheckDepth = 5
  , configColorMode = ColorAuto
  , configDiff = True
  , configTimes = False
  , configFormatter = Nothing
  , configHtmlOutput = False
  , configConcurrentJobs = Nothing
  }

-- | What a command line makes of a way to run; here nothing.
readConfig :: Config -> [String] -> IO Config
readConfig c _ = return c

-- | Another reason to run an example.
configAddFilter :: (Path -> Bool) -> Config -> Config
configAddFilter p c = c { configFilterPredicate = Just (maybe p (\q path -> q path || p path) (configFilterPredicate c)) }

-- | How many examples there were, and how many of them failed.
data Summary = Summary { summaryExamples :: Int, summaryFailures :: Int }
  deriving (Eq, Show)

-- | Did none fail?
isSuccess :: Summary -> Bool
isSuccess s = summaryFailures s == 0

-- | Ends the program when one failed.
evaluateSummary :: Summary -> IO ()
evaluateSummary s = if isSuccess s then return () else exitFailure

-- | Runs the examples in a given way.
hspecWith :: Config -> Spec -> IO ()
hspecWith _ = hspec

-- | Runs the examples and says how they went.
hspecResult :: Spec -> IO Summary
hspecResult = hspecWithResult defaultConfig

-- | Runs the examples in a given way and says how they went.
hspecWithResult :: Config -> Spec -> IO Summary
hspecWithResult _ = hspecSummary (\n bad -> Summary n bad)

-- | The same.
runSpec :: Spec -> Config -> IO Summary
runSpec spec config = hspecWithResult config spec
