-- expect: reached
-- paper: 0.98 12226
-- Two factorials through one identity: 3! and what more is 30?
module Facehugger where

import Needle (target)

entry :: Int -> Int
entry x
  | same f 3 + same g x == 30 = target 1
  | otherwise = 0

same :: a -> a
same a = a

f, g :: Int -> Int
f n = if n <= 1 then 1 else n * f (n - 1)
g n = if n <= 1 then 1 else n * g (n - 1)
