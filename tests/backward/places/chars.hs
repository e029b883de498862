-- expect: reached
-- A character that is a digit, and what it is worth.
module Chars where

import Data.Char (isDigit, ord)
import Needle (target)

entry :: Char -> Char -> Int
entry a b
  | isDigit a, isDigit b, value a * 10 + value b == 42 = target 42
  | otherwise = 0
  where
    value c = ord c - ord '0'
