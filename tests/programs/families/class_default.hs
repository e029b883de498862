{-# LANGUAGE TypeFamilies, FlexibleContexts #-}
-- An associated type that an instance leaves out is what the class says.
module Main where

class Store s where
  type Item s
  type Item s = Int
  type Pair s x
  type instance Pair s x = (Item s, x)
  get :: s -> Item s
  pair :: s -> x -> Pair s x

data A = A
data B = B

instance Store A where
  get A = 42
  pair A x = (1, x)

instance Store B where
  type Item B = String
  type Pair B x = [x]
  get B = "b"
  pair B x = [x, x]

main :: IO ()
main = do
  print (get A + 1)
  putStrLn (get B)
  print (pair A 'x')
  print (pair B True)

-- expect: 43
-- expect: b
-- expect: (1,'x')
-- expect: [True,True]
