-- HUnit's runner with its own output; tests in several runs have the place of theirs.
-- expect: one | 17 | ok
-- expect: two | 17 | falsified | at 
-- expect: test 1 | 19 | ok
-- expect: test 2 | 19 | falsified | small
-- expect: last | 21 | ok
module Main where

import System.IO (stderr)
import Test.HUnit

cases' :: [(String, Int)]
cases' = [("one", 1), ("two", 2)]

main :: IO ()
main = do
  _ <- runTestTT
    $ TestList [TestLabel n $ TestCase $ assertEqual n 1 a | (n, a) <- cases']
  (_, _) <- runTestText (putTextToHandle stderr False)
    (TestList [TestCase (assertBool "small" (n < 3)) | n <- [1, 3 :: Int]])
  runTestTTAndExit $ "last" ~: length "two" ~?= 3
