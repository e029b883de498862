-- Deletion from a binary search tree keeps it one. Keys are only compared.
module SearchTree where

import Needle

data Tree = Empty | Node Tree Int Tree deriving Show

between :: Maybe Int -> Maybe Int -> Tree -> Bool
between _ _ Empty = True
between low high (Node l x r) =
  maybe True (< x) low && maybe True (x <) high && between low (Just x) l && between (Just x) high r

delete :: Int -> Tree -> Tree
delete _ Empty = Empty
delete x (Node l y r)
  | x < y = Node (delete x l) y r
  | x > y = Node l y (delete x r)
  | otherwise = glue l r

glue :: Tree -> Tree -> Tree
glue Empty r = r
glue l r = let (rest, greatest) = takeLast l in Node rest greatest r

takeLast :: Tree -> (Tree, Int)
takeLast (Node l x Empty) = (l, x)
takeLast (Node l x r) = let (rest, y) = takeLast r in (Node l x rest, y)
takeLast Empty = error "empty"

prop_delete :: Int -> Tree -> Result
prop_delete x t = between Nothing Nothing t ==> between Nothing Nothing (delete x t)
