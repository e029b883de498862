-- refine: insert calls Node
-- witness: insert 0 (Node 1 Leaf Leaf)
-- Small keys are sent to the right.
module BstInsertSwapped where

data BST = Leaf | Node Int BST BST deriving (Eq, Show)

{-@ measure keysAbove :: Int -> BST -> Bool
    keysAbove k Leaf = true
    keysAbove k (Node r a b) = k < r && keysAbove k a && keysAbove k b
  @-}

{-@ measure keysBelow :: Int -> BST -> Bool
    keysBelow k Leaf = true
    keysBelow k (Node r a b) = r < k && keysBelow k a && keysBelow k b
  @-}

{-@ data BST = Leaf
             | Node { root :: Int, left :: {v:BST | keysBelow root v}, right :: {v:BST | keysAbove root v} }
  @-}

{-@ insert :: Int -> BST -> BST @-}
insert :: Int -> BST -> BST
insert k Leaf = Node k Leaf Leaf
insert k t@(Node r a b)
  | k < r = Node r a (insert k b)
  | r < k = Node r (insert k a) b
  | otherwise = t
