-- kind: backward
-- Twenty-four decisions, each adds its weight or not; all of them matter and few sums are right.
module Weights where

import Needle (target)

data Votes = Votes Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int Int

entry :: Votes -> Int
entry (Votes a b c d e f g h i j k l m n o p q r s t u v w x)
  | first + second == 290 = target 1
  | otherwise = 0
  where
    first = on 1 a + on 2 b + on 3 c + on 4 d + on 5 e + on 6 f + on 7 g + on 8 h + on 9 i + on 10 j + on 11 k + on 12 l
    second = on 13 m + on 14 n + on 15 o + on 16 p + on 17 q + on 18 r + on 19 s + on 20 t + on 21 u + on 22 v + on 23 w + on 24 x

on :: Int -> Int -> Int
on weight vote = if vote > 3 then weight else 0
