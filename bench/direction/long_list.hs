-- kind: forward
-- A list of sixty elements, built onto an accumulator before anybody looks at it.
module LongList where

import Needle (target)

reverseOnto :: [a] -> [a] -> [a]
reverseOnto acc [] = acc
reverseOnto acc (x : xs) = reverseOnto (x : acc) xs

entry :: [Int] -> Int
entry xs = if length ys == 60 && head ys == 5 then target 1 else 0
  where
    ys = reverseOnto [] xs
