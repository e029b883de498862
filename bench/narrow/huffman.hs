-- Huffman's tree is the cheapest: no other tree over the same symbols makes a shorter text.
-- flags: --strategy narrow --depth 5 --conjunction left
-- check: prop_optimal holds_up_to 5
-- nodes: prop_optimal 3641
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Nat = Zero | Succ Nat
  deriving Show

instance Serial Nat where
  series = cons0 Zero \/ cons1 Succ

-- a leaf holds the place of its symbol among the frequencies
data Tree = Leaf Nat | Fork Tree Tree
  deriving Show

instance Serial Tree where
  series = cons1 Leaf \/ cons2 Fork

value :: Nat -> Int
value n = go 0 n
  where
    go k Zero = k
    go k (Succ m) = let k' = k + 1 in k' `seq` go k' m

leq :: Nat -> Nat -> Bool
leq Zero _ = True
leq (Succ _) Zero = False
leq (Succ m) (Succ n) = leq m n

ascending :: [Nat] -> Bool
ascending (m : rest@(n : _)) = leq m n && ascending rest
ascending _ = True

-- the cost of Huffman's tree: each merge adds its weight once
huffman :: [Int] -> Int
huffman (a : b : rest) = let w = a + b in w + huffman (place w rest)
huffman _ = 0

place :: Int -> [Int] -> [Int]
place w (v : vs) | v < w = v : place w vs
place w vs = w : vs

-- the cost of a tree, and its weight
cost :: [Int] -> Tree -> (Int, Int)
cost ws (Leaf s) = (0, ws !! value s)
cost ws (Fork l r) = case cost ws l of
  (c, v) -> case cost ws r of
    (d, w) -> (c + d + v + w, v + w)

-- the tree's leaves are exactly the given places: what is left of them
remove :: Nat -> [Nat] -> Maybe [Nat]
remove _ [] = Nothing
remove s (t : ts)
  | same s t = Just ts
  | otherwise = case remove s ts of
      Nothing -> Nothing
      Just us -> Just (t : us)

same :: Nat -> Nat -> Bool
same Zero Zero = True
same (Succ m) (Succ n) = same m n
same _ _ = False

used :: Tree -> [Nat] -> Maybe [Nat]
used (Leaf s) places = remove s places
used (Fork l r) places = case used l places of
  Nothing -> Nothing
  Just rest -> used r rest

covers :: Tree -> [Nat] -> Bool
covers t ws = case used t (places Zero ws) of
  Just [] -> True
  _ -> False
  where
    places _ [] = []
    places n (_ : vs) = n : places (Succ n) vs

prop_optimal :: [Nat] -> Tree -> Bool
prop_optimal ws t = (covers t ws && ascending ws) ==> (huffman weights <= fst (cost weights t))
  where weights = map value ws

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_optimal
