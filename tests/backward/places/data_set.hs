-- expect: reached
-- Two of three numbers are equal.
module DataSet where

import qualified Data.Set as Set
import Needle (target)

entry :: Int -> Int -> Int -> Int
entry a b c
  | Set.size s == 2, Set.member 9 s, a < b = target a
  | otherwise = 0
  where
    s = Set.fromList [a, b, c]
