-- | The usual parts of runners. Needle is the runner, so none of it is heeded.
module Test.Tasty.Ingredients.Basic
  ( Ingredient, consoleTestReporter, listingTests, includingOptions, testsNames, HideSuccesses(..), Quiet(..), ListTests(..), AnsiTricks(..)
  ) where

import Data.Tagged (Tagged(..))
import Test.Tasty.Ingredients (Ingredient(..))
import Test.Tasty.Options
import Test.Tasty.Tree (TestName, TestTree, testNames)

-- | Reports on the terminal.
consoleTestReporter :: Ingredient
consoleTestReporter = Ingredient

-- | Lists the tests.
listingTests :: Ingredient
listingTests = Ingredient

-- | More options.
includingOptions :: [OptionDescription] -> Ingredient
includingOptions = Options

-- | The names of the tests, with those of the groups around them.
testsNames :: OptionSet -> TestTree -> [TestName]
testsNames = testNames

-- | Only what fails is reported.
newtype HideSuccesses = HideSuccesses Bool deriving (Eq, Ord)

-- | Nothing is reported.
newtype Quiet = Quiet Bool deriving (Eq, Ord)

-- | Tests are listed.
newtype ListTests = ListTests Bool deriving (Eq, Ord)

-- | Terminals are told to do more than print.
newtype AnsiTricks = AnsiTricks { getAnsiTricks :: Bool }

instance IsOption HideSuccesses where
  defaultValue = HideSuccesses False
  parseValue = fmap HideSuccesses . safeReadBool
  optionName = Tagged "hide-successes"
  optionHelp = Tagged "Report only what fails"

instance IsOption Quiet where
  defaultValue = Quiet False
  parseValue = fmap Quiet . safeReadBool
  optionName = Tagged "quiet"
  optionHelp = Tagged "Report nothing"

instance IsOption ListTests where
  defaultValue = ListTests False
  parseValue = fmap ListTests . safeReadBool
  optionName = Tagged "list-tests"
  optionHelp = Tagged "List the tests"

instance IsOption AnsiTricks where
  defaultValue = AnsiTricks True
  parseValue = fmap AnsiTricks . safeReadBool
  optionName = Tagged "ansi-tricks"
  optionHelp = Tagged "Tell the terminal to do more than print"
