{-# LANGUAGE Haskell2010, NoScopedTypeVariables #-}
-- Without ScopedTypeVariables the variables of an instance's head are not those of a signature inside.
module Main where

newtype Box a = Box a

class Walk f where
  walk :: (a -> b) -> f a -> f b

data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Show a => Show (Tree a) where
  show t = go t ""
    where
      go Leaf = id
      go (Node l x r) = go l . showString (wrap show x) . go r
      wrap :: (a -> b) -> a -> b
      wrap f a = f a

instance Eq a => Eq (Box a) where
  Box x == Box y = pair (==) x y && pair const True 'x'
    where
      pair :: (a -> b -> c) -> a -> b -> c
      pair f a b = f a b

main :: IO ()
main = do
  print (Node Leaf 1 (Node Leaf 2 Leaf))
  print (Box 'a' == Box 'a')

-- expect: 12
-- expect: True
