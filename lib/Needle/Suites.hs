-- | Values that are suites of tests by themselves, as a module has them that leaves main to others.
module Needle.Suites (suiteSpec, suiteTree, suiteTrees, suiteMadeTree, suiteMadeTrees, suiteUnits, suiteUnit) where

import Needle.Suite (Body(..), Suite(..), handOver)
import Test.HUnit (Test, runTestTT)
import Test.Hspec.Tree (Spec, hspec)
import Test.Tasty.Tree (TestTree, defaultMain, testGroup)

suiteSpec :: Spec -> IO ()
suiteSpec = hspec

suiteTree :: TestTree -> IO ()
suiteTree = defaultMain

suiteTrees :: [TestTree] -> IO ()
suiteTrees = defaultMain . testGroup ""

suiteMadeTree :: IO TestTree -> IO ()
suiteMadeTree make = make >>= defaultMain

suiteMadeTrees :: IO [TestTree] -> IO ()
suiteMadeTrees make = make >>= suiteTrees

suiteUnits :: Test -> IO ()
suiteUnits t = runTestTT t >> return ()

-- | An action that is a unit test because of its name, as tasty-discover has it.
suiteUnit :: IO () -> String -> IO ()
suiteUnit m name = handOver () [Test name "" (Once m)] m
