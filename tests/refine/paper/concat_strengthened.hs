-- refine: concat fine
-- refine: concat' fine
-- refine: size fine
module ConcatStrengthened where

import Prelude hiding (concat)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ measure sumsize :: List (List a) -> Int
    sumsize (Emp) = 0
    sumsize ((:+:) x xs) = size x + sumsize xs
  @-}

{-@ concat :: x:List (List a) -> {v:List a | size v = sumsize x} @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: Emp) = xs
concat (xs :+: (ys :+: xss)) = concat ((concat' xs ys) :+: xss)

{-@ concat' :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
concat' :: List a -> List a -> List a
concat' Emp Emp = Emp
concat' xs Emp = xs
concat' Emp ys = ys
concat' (x :+: xs) ys = x :+: concat' xs ys
