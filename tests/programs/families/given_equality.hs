{-# LANGUAGE TypeFamilies, GADTs, RankNTypes #-}
-- Equalities in contexts: given in the body, wanted at the use.
module Main where

type family F a
type instance F Int = Bool
type instance F Char = [Char]

f :: (F a ~ Bool) => a -> F a -> Int
f _ b = if b then 1 else 0

g :: (F a ~ [c], Show c) => a -> F a -> String
g _ xs = concatMap show xs

h :: (a ~ Int) => a -> a
h x = x + 1

data T a where
  TI :: (F a ~ Bool) => a -> T a
  TC :: (F a ~ [Char]) => a -> T a

use :: T a -> F a -> String
use (TI _) b = if not b then "no" else "yes"
use (TC _) s = reverse s

apply :: (forall b. (F b ~ Bool) => b -> F b -> r) -> Int -> r
apply k n = k n (n > 0)

chain :: (F a ~ b, b ~ c, c ~ Bool) => a -> F a -> c
chain _ x = not x

main :: IO ()
main = do
  print (f (1 :: Int) True)
  putStrLn (g 'x' "ab")
  print (h 3)
  putStrLn (use (TI (1 :: Int)) True)
  putStrLn (use (TC 'c') "abc")
  print (apply f 3 :: Int)
  print (chain (2 :: Int) True)

-- expect: 1
-- expect: 'a''b'
-- expect: 4
-- expect: yes
-- expect: cba
-- expect: 1
-- expect: False
