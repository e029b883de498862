-- expect: reached
-- A command line is read by hand.
module Strings where

import Needle (target)

entry :: String -> Int
entry s = case words s of
  ["go", n] | n == "up" -> target 1
  _ -> 0
