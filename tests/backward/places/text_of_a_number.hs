-- expect: reached
-- The digits of a number.
module TextOfANumber where

import Needle (target)

entry :: Int -> Int
entry n = if n >= 0 && n < 1000 && digits n == [4, 0, 7] then target n else 0

digits :: Int -> [Int]
digits n = if n < 10 then [n] else digits (n `div` 10) ++ [n `mod` 10]
