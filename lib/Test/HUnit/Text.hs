-- | Running tests and printing how they went.
module Test.HUnit.Text (runTestTT, runTestTTAndExit, showCounts, showPath) where

import Test.HUnit
