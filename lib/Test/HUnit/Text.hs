-- | Running tests and printing how they went.
module Test.HUnit.Text
  ( PutText(..), putTextToHandle, putTextToShowS, runTestText, runTestTT, runTestTTAndExit, showCounts, showPath
  ) where

import Test.HUnit
