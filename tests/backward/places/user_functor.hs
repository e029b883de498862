-- expect: reached
-- fmap and foldr over a type of the program's own.
module UserFunctor where

import Needle (target)

data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Functor Tree where
  fmap _ Leaf = Leaf
  fmap f (Node l x r) = Node (fmap f l) (f x) (fmap f r)

instance Foldable Tree where
  foldr _ z Leaf = z
  foldr f z (Node l x r) = foldr f (f x (foldr f z r)) l

entry :: Tree Int -> Int
entry t = case foldr (:) [] (fmap (* 2) t) of
  [4, x, 10] | x > 4, x < 10 -> target x
  _ -> 0
