-- | Trees of tests from several libraries.
module Test.Tasty
  ( TestTree, TestName, testGroup, defaultMain, defaultMainWithIngredients, defaultIngredients, localOption, adjustOption
  , Timeout(..), mkTimeout, withResource, after, DependencyType(..)
  ) where

import Test.Tasty.Runners (Ingredient, consoleTestReporter, listingTests)
import Test.Tasty.Tree

-- | How long a test may take. Needle's own limits count.
data Timeout = Timeout Integer String | NoTimeout deriving Show

-- | A limit in microseconds.
mkTimeout :: Integer -> Timeout
mkTimeout n = Timeout n (show (fromInteger n / 1000000 :: Double) ++ "s")

-- | What a runner does with the tests. Needle is the runner.
defaultIngredients :: [Ingredient]
defaultIngredients = [listingTests, consoleTestReporter]

-- | Runs the tests.
defaultMainWithIngredients :: [Ingredient] -> TestTree -> IO ()
defaultMainWithIngredients _ = defaultMain
