-- | Running specifications in a given way.
module Test.Hspec.Runner (hspec, hspecWith, hspecResult, hspecWithResult, Config(..), defaultConfig, Summary(..)) where

import Test.Hspec.Tree

-- | How to run; here it is not heeded.
data Config = Config
  { configQuickCheckMaxSuccess :: Maybe Int
  , configQuickCheckSeed :: Maybe Integer
  , configSmallCheckDepth :: Int
  , configFailFast :: Bool
  , configRandomize :: Bool
  }

-- | The usual way.
defaultConfig :: Config
defaultConfig = Config Nothing Nothing 5 False False

-- | How many examples there were, and how many of them failed.
data Summary = Summary { summaryExamples :: Int, summaryFailures :: Int }
  deriving (Eq, Show)

-- | Runs the examples in a given way.
hspecWith :: Config -> Spec -> IO ()
hspecWith _ = hspec

-- | Runs the examples and says how they went.
hspecResult :: Spec -> IO Summary
hspecResult = hspecWithResult defaultConfig

-- | Runs the examples in a given way and says how they went.
hspecWithResult :: Config -> Spec -> IO Summary
hspecWithResult _ = hspecSummary (\n bad -> Summary n bad)
