-- kind: equal
-- A search tree of eight nodes whose sum is 200 and whose left spine is four long.
module SearchTree where

import Needle (target)

data Tree = Leaf | Node Tree Int Tree

size, total, spine :: Tree -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r
total Leaf = 0
total (Node l x r) = total l + x + total r
spine Leaf = 0
spine (Node l _ _) = 1 + spine l

ordered :: Int -> Int -> Tree -> Bool
ordered _ _ Leaf = True
ordered low high (Node l x r) = low < x && x < high && ordered low x l && ordered x high r

entry :: Tree -> Int
entry t
  | ordered 0 60 t, total t == 200, size t == 8, spine t == 4 = target 1
  | otherwise = 0
