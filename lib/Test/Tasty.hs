-- | Trees of tests from several libraries.
module Test.Tasty
  ( TestTree, TestName, testGroup, defaultMain, defaultMainWithIngredients, defaultIngredients, includingOptions
  , localOption, adjustOption, askOption
  , Timeout(..), mkTimeout, withResource, after, after_, DependencyType(..), sequentialTestGroup
  ) where

import Data.Tagged (Tagged(..))
import Test.Tasty.Ingredients (Ingredient)
import Test.Tasty.Ingredients.Basic (consoleTestReporter, includingOptions, listingTests)
import Test.Tasty.Options
import Test.Tasty.Tree

-- | How long a test may take. Needle's own limits count.
data Timeout = Timeout Integer String | NoTimeout deriving Show

instance IsOption Timeout where
  defaultValue = NoTimeout
  parseValue s = fmap mkTimeout (safeRead s)
  optionName = Tagged "timeout"
  optionHelp = Tagged "How long a test may take"

-- | A limit in microseconds.
mkTimeout :: Integer -> Timeout
mkTimeout n = Timeout n (show (fromInteger n / 1000000 :: Double) ++ "s")

-- | What a runner does with the tests. Needle is the runner.
defaultIngredients :: [Ingredient]
defaultIngredients = [listingTests, consoleTestReporter]

-- | Runs the tests.
defaultMainWithIngredients :: [Ingredient] -> TestTree -> IO ()
defaultMainWithIngredients _ = defaultMain
