-- Variables that a program sets and unsets.
-- expect: Just "one"
-- expect: Just "two"
-- expect: Nothing
-- expect: Nothing
-- expect: True
module Main where

import Control.Exception (IOException, try)
import System.Environment

main :: IO ()
main = do
  setEnv "NEEDLE_TEST_X" "one"
  lookupEnv "NEEDLE_TEST_X" >>= print
  setEnv "NEEDLE_TEST_X" "two"
  fmap Just (getEnv "NEEDLE_TEST_X") >>= print
  setEnv "NEEDLE_TEST_X" ""
  lookupEnv "NEEDLE_TEST_X" >>= print
  setEnv "NEEDLE_TEST_X" "three" >> unsetEnv "NEEDLE_TEST_X"
  lookupEnv "NEEDLE_TEST_X" >>= print
  wrong <- try (setEnv "A=B" "x")
  print (either (\e -> const True (e :: IOException)) (const False) wrong)
