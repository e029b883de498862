-- expect: reached
-- A function of three parameters gets them one by one, at places of their own.
module PartialApplication where

import Needle (target)

check :: Int -> Int -> Int -> Int
check a b c
  | a == b + 1, b == c + 1, a > 0 = target a
  | otherwise = 0

entry :: Int -> Int -> Int -> Int
entry a b c = head (zipWith ($) (map uncurryLike [check a]) [(b, c)])
  where
    uncurryLike f (x, y) = let g = f x in g y
