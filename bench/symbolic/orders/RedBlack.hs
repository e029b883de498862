-- Insertion into a red-black tree keeps it one (Okasaki, Red-black trees in a functional setting). Keys are only compared.
module RedBlack where

import Needle

data Colour = R | B deriving (Eq, Show)
data Tree = E | T Colour Tree Int Tree deriving Show

balance :: Colour -> Tree -> Int -> Tree -> Tree
balance B (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)
balance B (T R a x (T R b y c)) z d = T R (T B a x b) y (T B c z d)
balance B a x (T R (T R b y c) z d) = T R (T B a x b) y (T B c z d)
balance B a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)
balance k a x b = T k a x b

insert :: Int -> Tree -> Tree
insert x t = blacken (go t)
  where
    go E = T R E x E
    go (T k a y b)
      | x < y = balance k (go a) y b
      | x > y = balance k a y (go b)
      | otherwise = T k a y b
    blacken (T _ a y b) = T B a y b
    blacken E = E

noRedRed :: Tree -> Bool
noRedRed (T R (T R _ _ _) _ _) = False
noRedRed (T R _ _ (T R _ _ _)) = False
noRedRed (T _ a _ b) = noRedRed a && noRedRed b
noRedRed E = True

height :: Tree -> Maybe Int
height E = Just 0
height (T k a _ b) = case (height a, height b) of
  (Just m, Just n) | m == n -> Just (if k == B then m + 1 else m)
  _ -> Nothing

ordered :: Maybe Int -> Maybe Int -> Tree -> Bool
ordered _ _ E = True
ordered low high (T _ a x b) =
  maybe True (< x) low && maybe True (x <) high && ordered low (Just x) a && ordered (Just x) high b

redBlack :: Tree -> Bool
redBlack t = noRedRed t && height t /= Nothing && ordered Nothing Nothing t

prop_insert :: Int -> Tree -> Result
prop_insert x t = redBlack t ==> redBlack (insert x t)
