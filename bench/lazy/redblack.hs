-- Program 3: insertion into red-black trees over Peano numbers.
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Nat = Z | S Nat
  deriving Show

data Colour = R | B
  deriving Show

data Tree = E | T Colour Tree Nat Tree
  deriving Show

instance Serial Nat where
  series = cons0 Z \/ cons1 S

instance Serial Colour where
  series = cons0 R \/ cons0 B

instance Serial Tree where
  series = cons0 E \/ cons4 T

below :: Nat -> Nat -> Bool
below Z (S _) = True
below (S m) (S n) = below m n
below _ Z = False

equal :: Nat -> Nat -> Bool
equal Z Z = True
equal (S m) (S n) = equal m n
equal _ _ = False

insert :: Nat -> Tree -> Tree
insert x t = blacken (go t)
  where
    go E = T R E x E
    go s@(T c l y r)
      | below x y = balance c (go l) y r
      | below y x = balance c l y (go r)
      | otherwise = s
    blacken (T _ l y r) = T B l y r
    blacken E = E

-- The wrong one is the second: its result is black, which nobody sees at the root.
balance :: Colour -> Tree -> Nat -> Tree -> Tree
balance B (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)
balance B (T R a x (T R b y c)) z d = T B (T B a x b) y (T B c z d)
balance B a x (T R (T R b y c) z d) = T R (T B a x b) y (T B c z d)
balance B a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)
balance c a x b = T c a x b

-- no red node has a red child
calm :: Tree -> Bool
calm E = True
calm (T R l _ r) = dark l && dark r && calm l && calm r
calm (T B l _ r) = calm l && calm r

dark :: Tree -> Bool
dark (T R _ _ _) = False
dark _ = True

-- every path passes the same number of black nodes: that number
height :: Tree -> Maybe Nat
height E = Just Z
height (T c l _ r) = case height l of
  Nothing -> Nothing
  Just m -> case height r of
    Just n | equal m n -> Just (case c of
      R -> m
      B -> S m)
    _ -> Nothing

level :: Tree -> Bool
level t = case height t of
  Nothing -> False
  Just _ -> True

-- in order, without repetition, between two bounds
between :: Maybe Nat -> Maybe Nat -> Tree -> Bool
between _ _ E = True
between low high (T _ l x r) = above low && under high && between low (Just x) l && between (Just x) high r
  where
    above Nothing = True
    above (Just a) = below a x
    under Nothing = True
    under (Just b) = below x b

redBlack :: Tree -> Bool
redBlack t = dark t && calm t && level t && between Nothing Nothing t

prop_insert :: Nat -> Tree -> Bool
prop_insert x t = redBlack t ==> redBlack (insert x t)

-- all of them, whatever is found
prop_all :: Nat -> Tree -> Bool
prop_all x t = prop_insert x t `seq` True

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_insert
