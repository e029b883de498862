{-# LANGUAGE TemplateHaskell #-}
-- flags: --max-size 5
-- check: prop_reverse holds_up_to 5
-- check: prop_small falsified x = 4
module Main (main) where

import Control.Monad (void)
import System.Exit
import Test.QuickCheck (Property, quickCheckResult, (==>))
import Test.QuickCheck.All

prop_reverse xs = reverse (reverse xs) == xs

prop_small :: Int -> Property
prop_small x = x > 3 ==> x > 5

return []

runTests :: IO Bool
runTests = $quickCheckAll

main :: IO ()
main = do
  good <- $(forAllProperties) quickCheckResult
  void $verboseCheckAll
  $(polyQuickCheck 'prop_reverse)
  better <- runTests
  if good && better then exitSuccess else exitFailure
