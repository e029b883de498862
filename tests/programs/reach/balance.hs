-- The example of "Towards a Theory of Reach": a tree that is rarely out of balance.
-- reach: => reached from balance: x1 = Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Leaf _))))
-- reach: :20:5 => reached from balance: x1 = Node _ _
-- reach: :20 => reached from balance: x1 = Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Leaf _))))
-- reach: :21 => reached from balance: x1 = Node (Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Leaf _)))) (Leaf _)
-- reach: :21:5 => reached from balance: x1 = Node (Leaf _) (Leaf _)
-- reach: :22 => reached from balance: x1 = Node (Leaf _) (Leaf _)
-- reach: balanceToR => reached from balance: x1 = Node (Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Leaf _)))) (Leaf _)
-- reach: balanceToR --from balanceToR => reached from balanceToR: lt = _; rt = _
-- reach: --type a=() => reached from balance: x1 = Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Node (Leaf _) (Leaf _))))
module Balance where

import Needle (target)

data Tree a = Leaf a | Node (Tree a) (Tree a)

balance :: Tree a -> Tree a
balance (Leaf a) = Leaf a
balance (Node lt rt)
  | size rt >= 4 * size lt = target (balanceToL lt rt)
  | size lt >= 4 * size rt = balanceToR lt rt
  | otherwise = Node lt rt

size :: Tree a -> Int
size (Leaf _) = 1
size (Node l r) = size l + size r

balanceToL, balanceToR :: Tree a -> Tree a -> Tree a
balanceToL lt (Node rl rr) = Node (Node lt rl) rr
balanceToL lt rt = Node lt rt
balanceToR (Node ll lr) rt = Node ll (Node lr rt)
balanceToR lt rt = Node lt rt
