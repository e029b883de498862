-- expect: reached
-- The text begins with a word and ends with a letter after it.
module Prefix where

import Needle (target)

strip :: String -> String -> Maybe String
strip [] s = Just s
strip (p : ps) (c : cs) | p == c = strip ps cs
strip _ _ = Nothing

entry :: String -> Int
entry s = case strip "let " s of
  Just [c] | c > 'x' -> target 1
  _ -> 0
