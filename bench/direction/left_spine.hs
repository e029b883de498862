-- kind: backward
-- The whole tree is weighed, then its left spine must be fourteen long.
module LeftSpine where

import Needle (target)

data Tree = Leaf | Node Tree Tree

weight, spine :: Tree -> Int
weight Leaf = 1
weight (Node l r) = weight l + weight r
spine Leaf = 0
spine (Node l _) = 1 + spine l

entry :: Tree -> Int
entry t
  | even (weight t), spine t == 14 = target 1
  | otherwise = 0
