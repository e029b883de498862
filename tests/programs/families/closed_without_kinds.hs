{-# LANGUAGE DataKinds, GADTs, KindSignatures, PolyKinds, TypeFamilies, UndecidableInstances #-}
-- the equations of a closed family say which kinds its parameters and its result have
module Main where

import Data.Proxy

data Nat = Z | S Nat
data Color = Red | Black

type family Height (c :: Color) (n :: Nat) where
  Height 'Black n = 'S n
  Height 'Red n = n

type family Not b where
  Not 'True = 'False
  Not 'False = 'True

type family If c a b where
  If 'True a _ = a
  If 'False _ b = b

type family Plus a b where
  Plus 'Z b = b
  Plus ('S a) b = 'S (Plus a b)

type family Elem c where
  Elem [a] = a
  Elem (Maybe a) = a

class Value (n :: Nat) where value :: Proxy n -> Int
instance Value 'Z where value _ = 0
instance Value n => Value ('S n) where value p = 1 + value (before p)

before :: Proxy ('S n) -> Proxy n
before _ = Proxy

data Vec (n :: Nat) a where
  Nil :: Vec 'Z a
  Cons :: a -> Vec n a -> Vec ('S n) a

append :: Vec n a -> Vec m a -> Vec (Plus n m) a
append Nil ys = ys
append (Cons x xs) ys = Cons x (append xs ys)

toList :: Vec n a -> [a]
toList Nil = []
toList (Cons x xs) = x : toList xs

first :: [a] -> Elem [a]
first = head

main :: IO ()
main = do
  print (value (Proxy :: Proxy (Height 'Black (Height 'Red ('S 'Z)))))
  print (toList (append (Cons 1 (Cons 2 Nil)) (Cons (3 :: Int) Nil)))
  print (value (Proxy :: Proxy (If (Not 'False) ('S 'Z) 'Z)))
  print (5 :: If (Not 'True) Bool Int, first "abc")

-- expect: 2
-- expect: [1,2,3]
-- expect: 1
-- expect: (5,'a')
