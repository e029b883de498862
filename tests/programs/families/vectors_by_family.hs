{-# LANGUAGE TypeFamilies, GADTs, KindSignatures #-}
-- Lengths in types, added by a family, over GADTs.
module Main where

data Z
data S n

data Vec n a where
  Nil :: Vec Z a
  Cons :: a -> Vec n a -> Vec (S n) a

type family Plus m n
type instance Plus Z n = n
type instance Plus (S m) n = S (Plus m n)

append :: Vec m a -> Vec n a -> Vec (Plus m n) a
append Nil ys = ys
append (Cons x xs) ys = Cons x (append xs ys)

toList :: Vec n a -> [a]
toList Nil = []
toList (Cons x xs) = x : toList xs

vhead :: Vec (S n) a -> a
vhead (Cons x _) = x

vzip :: Vec n a -> Vec n b -> Vec n (a, b)
vzip Nil Nil = Nil
vzip (Cons x xs) (Cons y ys) = Cons (x, y) (vzip xs ys)

main :: IO ()
main = do
  let v = Cons 1 (Cons 2 Nil)
      w = append v (Cons 3 v)
  print (toList w)
  print (vhead (append v v))
  print (toList (vzip w (append (Cons 'a' Nil) (append (Cons 'b' Nil) (append (Cons 'c' Nil) (Cons 'd' (Cons 'e' Nil)))))))

-- expect: [1,2,3,1,2]
-- expect: 1
-- expect: [(1,'a'),(2,'b'),(3,'c'),(1,'d'),(2,'e')]
