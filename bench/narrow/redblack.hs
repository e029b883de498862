-- Insertions into a red-black tree keep it one.
-- flags: --strategy narrow --depth 3 --conjunction left
-- check: prop_insert holds_up_to 3
-- nodes: prop_insert 7418
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Colour = Red | Black
  deriving Show

data Tree = Leaf | Node Colour Tree Int Tree
  deriving Show

instance Serial Colour where
  series = cons0 Red \/ cons0 Black

instance Serial Tree where
  series = cons0 Leaf \/ cons4 Node

insert :: Int -> Tree -> Tree
insert x t = blacken (go t)
  where
    go Leaf = Node Red Leaf x Leaf
    go s@(Node c l y r)
      | x < y = balance c (go l) y r
      | x > y = balance c l y (go r)
      | otherwise = s
    blacken (Node _ l y r) = Node Black l y r
    blacken Leaf = Leaf

balance :: Colour -> Tree -> Int -> Tree -> Tree
balance Black (Node Red (Node Red a x b) y c) z d = Node Red (Node Black a x b) y (Node Black c z d)
balance Black (Node Red a x (Node Red b y c)) z d = Node Red (Node Black a x b) y (Node Black c z d)
balance Black a x (Node Red (Node Red b y c) z d) = Node Red (Node Black a x b) y (Node Black c z d)
balance Black a x (Node Red b y (Node Red c z d)) = Node Red (Node Black a x b) y (Node Black c z d)
balance c a x b = Node c a x b

-- no red node has a red child
calm :: Tree -> Bool
calm Leaf = True
calm (Node Red l _ r) = dark l && dark r && calm l && calm r
calm (Node Black l _ r) = calm l && calm r

dark :: Tree -> Bool
dark (Node Red _ _ _) = False
dark _ = True

-- every path passes the same number of black nodes: that number
height :: Tree -> Maybe Int
height Leaf = Just 1
height (Node c l _ r) = case height l of
  Nothing -> Nothing
  Just m -> case height r of
    Just n | m == n -> Just (case c of
      Red -> m
      Black -> m + 1)
    _ -> Nothing

level :: Tree -> Bool
level t = case height t of
  Nothing -> False
  Just _ -> True

-- in order, without repetition, between two bounds
between :: Maybe Int -> Maybe Int -> Tree -> Bool
between _ _ Leaf = True
between lo hi (Node _ l x r) = above lo x && below hi x && between lo (Just x) l && between (Just x) hi r
  where
    above Nothing _ = True
    above (Just a) y = a < y
    below Nothing _ = True
    below (Just b) y = y < b

redBlack :: Tree -> Bool
redBlack t = dark t && calm t && between Nothing Nothing t && level t

prop_insert :: Tree -> Int -> Int -> Bool
prop_insert t x y = redBlack t ==> redBlack (insert x (insert y t))

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_insert
