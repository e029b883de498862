-- Binary search trees over Peano numbers, compared lazily; the left bound is checked before the right one.
module Trees where

data Nat = Zero | Suc Nat

data Tree = Leaf | Node Nat Tree Tree

data Bound = Open | At Nat

below :: Nat -> Nat -> Bool
below _ Zero = False
below Zero (Suc _) = True
below (Suc a) (Suc b) = below a b

within :: Bound -> Nat -> Bound -> Bool
within low x high = above low && under high
 where
  above Open = True
  above (At l) = below l x
  under Open = True
  under (At h) = below x h

searchTree :: Tree -> Bool
searchTree = from Open Open
 where
  from _ _ Leaf = True
  from low high (Node x l r) = within low x high && from low (At x) l && from (At x) high r
