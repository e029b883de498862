-- | What runners of tests do. Needle is the runner, so none of it is heeded.
module Test.Tasty.Runners (Ingredient, consoleTestReporter, listingTests) where

-- | A part of a runner.
data Ingredient = ConsoleReporter | Lister

-- | Reports on the terminal.
consoleTestReporter :: Ingredient
consoleTestReporter = ConsoleReporter

-- | Lists the tests.
listingTests :: Ingredient
listingTests = Lister
