-- expect: reached
-- Which method runs depends on the type; the target stands in the method of one instance.
module UserClass where

import Needle (target)

data Circle = Circle Int
data Square = Square Int

class Shape a where
  area :: a -> Int
  corners :: a -> Int
  corners _ = 0

instance Shape Circle where
  area (Circle r) = 3 * r * r

instance Shape Square where
  area (Square a)
    | a > 100 = target a
    | otherwise = a * a
  corners _ = 4

data Some = Round Circle | Angular Square

measure :: Shape a => a -> Int
measure s = area s + corners s

entry :: Some -> Int
entry (Round c) = measure c
entry (Angular s) = measure s
