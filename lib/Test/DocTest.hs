-- | Examples in comments. They are not run here: a test that waits stands for them.
module Test.DocTest (doctest, mainFromCabal, doctestPlaced, mainFromCabalPlaced) where

import Needle.Suite (Body(..), Place, Suite(..), handOver)

-- | Runs the examples of these files, given with options.
doctest :: [String] -> IO ()
doctest = doctestPlaced ""

-- | Runs the examples of a package, as doctest-parallel does.
mainFromCabal :: String -> [String] -> IO ()
mainFromCabal = mainFromCabalPlaced ""

-- the same, called at a place (Needle.Suite)

doctestPlaced :: Place -> [String] -> IO ()
doctestPlaced place _ = handOver () [Test "doctests" place (Waits why)] (putStrLn why)
  where why = "examples in comments are not run"

mainFromCabalPlaced :: Place -> String -> [String] -> IO ()
mainFromCabalPlaced place _ = doctestPlaced place
