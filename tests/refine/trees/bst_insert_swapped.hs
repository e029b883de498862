-- refine: insert calls Node
-- witness: insert 0 (Node 1 Leaf Leaf)
-- Small keys are sent to the right.
module BstInsertSwapped where

data BST a = Leaf | Node a (BST a) (BST a) deriving (Eq, Show)

{-@ data BST a = Leaf
               | Node { root :: a, left :: BST {v:a | v < root}, right :: BST {v:a | root < v} }
  @-}

{-@ insert :: (Ord a) => a -> BST a -> BST a @-}
insert :: (Ord a) => a -> BST a -> BST a
insert k Leaf = Node k Leaf Leaf
insert k t@(Node r a b)
  | k < r = Node r a (insert k b)
  | r < k = Node r (insert k a) b
  | otherwise = t
