-- expect: reached
-- A binding chooses a function; the body calls it.
module IfInsideLet where

import Needle (target)

entry :: Int -> Int -> Int
entry a b =
  let f = if a > b then \x -> if x == 12 then target x else x else \x -> x + 1
      c = if a + b == 9 then a * 2 else 0
  in f c
