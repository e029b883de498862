-- refine: insert abstract insert
-- With keys of type Int the type of the recursive call allows any keys below the root.
module BstInsertInt where

data BST a = Leaf | Node a (BST a) (BST a) deriving (Eq, Show)

{-@ data BST a = Leaf
               | Node { root :: a, left :: BST {v:a | v < root}, right :: BST {v:a | root < v} }
  @-}

{-@ insert :: Int -> BST Int -> BST Int @-}
insert :: Int -> BST Int -> BST Int
insert k Leaf = Node k Leaf Leaf
insert k t@(Node r a b)
  | k < r = Node r (insert k a) b
  | r < k = Node r a (insert k b)
  | otherwise = t
