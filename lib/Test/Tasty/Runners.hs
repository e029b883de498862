-- | What runners of tests do. Needle is the runner, so none of it is heeded.
module Test.Tasty.Runners
  ( TestTree(..), Ingredient(..), composeReporters, consoleTestReporter, listingTests, includingOptions, testsNames, ListTests(..)
  , NumThreads(..), defaultMainWithIngredients
  , Result(..), Outcome(..), FailureReason(..), Progress(..), resultSuccessful, Time
  ) where

import Data.Tagged (Tagged(..))
import Test.Tasty (defaultMainWithIngredients)
import Test.Tasty.Ingredients
import Test.Tasty.Ingredients.Basic
import Test.Tasty.Options
import Test.Tasty.Providers (FailureReason(..), Outcome(..), Progress(..), Result(..), Time, resultSuccessful)
import Test.Tasty.Tree (TestTree(..))

-- | How many tests run at the same time.
newtype NumThreads = NumThreads { getNumThreads :: Int } deriving (Eq, Ord)

instance IsOption NumThreads where
  defaultValue = NumThreads 1
  parseValue = fmap NumThreads . safeRead
  optionName = Tagged "num-threads"
  optionHelp = Tagged "How many tests run at the same time"
