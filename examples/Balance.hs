-- The example of Fowler and Hutton's "Towards a Theory of Reach": which trees does `balance` change?
module Balance where

import Needle (target)

data Tree a = Leaf a | Node (Tree a) (Tree a)

balance :: Tree a -> Tree a
balance (Leaf a) = Leaf a
balance (Node lt rt)
  | size rt >= 4 * size lt = target (rotateLeft lt rt)
  | size lt >= 4 * size rt = rotateRight lt rt
  | otherwise = Node lt rt

size :: Tree a -> Int
size (Leaf _) = 1
size (Node l r) = size l + size r

rotateLeft, rotateRight :: Tree a -> Tree a -> Tree a
rotateLeft lt (Node rl rr) = Node (Node lt rl) rr
rotateLeft lt (Leaf a) = Node lt (Leaf a)
rotateRight (Node ll lr) rt = Node ll (Node lr rt)
rotateRight (Leaf a) rt = Node (Leaf a) rt
