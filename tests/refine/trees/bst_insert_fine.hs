-- refine: insert fine
-- refine: member fine
-- The recursive call can only hand back keys that it was given.
module BstInsertFine where

data BST a = Leaf | Node a (BST a) (BST a) deriving (Eq, Show)

{-@ data BST a = Leaf
               | Node { root :: a, left :: BST {v:a | v < root}, right :: BST {v:a | root < v} }
  @-}

{-@ insert :: (Ord a) => a -> BST a -> BST a @-}
insert :: (Ord a) => a -> BST a -> BST a
insert k Leaf = Node k Leaf Leaf
insert k t@(Node r a b)
  | k < r = Node r (insert k a) b
  | r < k = Node r a (insert k b)
  | otherwise = t

{-@ member :: (Ord a) => a -> BST a -> Bool @-}
member :: (Ord a) => a -> BST a -> Bool
member _ Leaf = False
member k (Node r a b)
  | k < r = member k a
  | r < k = member k b
  | otherwise = True
