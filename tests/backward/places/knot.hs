-- expect: reached
-- An endless list is made of itself.
module Knot where

import Needle (target)

entry :: Int -> Int
entry n
  | n > 3, naturals !! n == 6 = target n
  | otherwise = 0
  where
    naturals = 1 : map (+ 1) naturals
