-- | Red-black trees. One of the four rotations is wrong: it puts a subtree in the wrong place.
module RedBlack where

import Test.QuickCheck (Property, (==>))

data Colour = R | B deriving (Eq, Show)

data Tree = E | T Colour Tree Int Tree deriving (Eq, Show)

insert :: Int -> Tree -> Tree
insert x tree = blacken (into tree)
  where
    into E = T R E x E
    into t@(T c l y r)
      | x < y = balance c (into l) y r
      | x > y = balance c l y (into r)
      | otherwise = t
    blacken (T _ l y r) = T B l y r
    blacken E = E

balance :: Colour -> Tree -> Int -> Tree -> Tree
balance B (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)
balance B (T R a x (T R b y c)) z d = T R (T B a x b) y (T B c z d)
balance B a x (T R (T R b y c) z d) = T R (T B a x c) y (T B b z d) -- b and c are swapped
balance B a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)
balance c l x r = T c l x r

-- | Keys in order, no red node under a red one, as many black nodes on every way down.
valid :: Tree -> Bool
valid t = ordered (keys t) && redsApart t && blackHeight t /= Nothing

keys :: Tree -> [Int]
keys E = []
keys (T _ l x r) = keys l ++ [x] ++ keys r

ordered :: [Int] -> Bool
ordered xs = and (zipWith (<) xs (drop 1 xs))

redsApart :: Tree -> Bool
redsApart E = True
redsApart (T c l _ r) = not (c == R && (red l || red r)) && redsApart l && redsApart r
  where
    red (T R _ _ _) = True
    red _ = False

blackHeight :: Tree -> Maybe Int
blackHeight E = Just 0
blackHeight (T c l _ r) = do
  left <- blackHeight l
  right <- blackHeight r
  if left /= right then Nothing else Just (if c == B then left + 1 else left)

prop_insertKeepsValid :: Int -> Tree -> Property
prop_insertKeepsValid x t = valid t ==> valid (insert x t)
