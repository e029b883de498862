-- | Values that are suites of tests by themselves, as a module has them that leaves main to others.
module Needle.Suites (suiteSpec, suiteTree, suiteTrees, suiteUnits) where

import Test.HUnit (Test, runTestTT)
import Test.Hspec.Tree (Spec, hspec)
import Test.Tasty.Tree (TestTree, defaultMain, testGroup)

suiteSpec :: Spec -> IO ()
suiteSpec = hspec

suiteTree :: TestTree -> IO ()
suiteTree = defaultMain

suiteTrees :: [TestTree] -> IO ()
suiteTrees = defaultMain . testGroup ""

suiteUnits :: Test -> IO ()
suiteUnits t = runTestTT t >> return ()
