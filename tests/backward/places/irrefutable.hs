-- expect: reached
-- A lazy pattern does not fail before its variables are used.
module Irrefutable where

import Needle (target)

first :: Maybe Int -> Int -> Int
first ~(Just x) n
  | n > 5 = target n
  | otherwise = x

entry :: Int -> Int
entry n = first Nothing n
