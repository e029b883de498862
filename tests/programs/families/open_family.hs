{-# LANGUAGE TypeFamilies #-}
-- A family at the top level, with instances anywhere.
module Main where

type family Key a
type instance Key Int = Char
type instance Key [a] = (Key a, Int)
type instance Key (a, b) = Either (Key a) (Key b)

class HasKey a where
  key :: a -> Key a

instance HasKey Int where
  key n = toEnum (n + 65)

instance HasKey a => HasKey [a] where
  key xs = (key (head xs), length xs)

instance (HasKey a, HasKey b) => HasKey (a, b) where
  key (x, _) = Left (key x)

type Two a = (Key a, Key a)

two :: HasKey a => a -> Two a
two x = (key x, key x)

main :: IO ()
main = do
  print (key (3 :: Int))
  print (key [1, 2 :: Int])
  print (key ([0 :: Int], 5 :: Int) :: Either (Char, Int) Char)
  print (two [[7 :: Int]])
  putStrLn [key (1 :: Int), fst (key [2 :: Int])]

-- expect: 'D'
-- expect: ('B',2)
-- expect: Left ('A',1)
-- expect: ((('H',1),1),(('H',1),1))
-- expect: BC
