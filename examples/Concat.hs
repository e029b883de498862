-- A student's concat: the code is right, but a verifier rejects it. Try: needle refine examples/Concat.hs concat
module Concat where

import Prelude hiding (concat)

data List a = Emp | a :+: List a
  deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: xs) = 1 + size xs

{-@ measure sumsize :: List (List a) -> Int
    sumsize Emp = 0
    sumsize (x :+: xs) = size x + sumsize xs
  @-}

{-@ concat :: x:List (List a) -> {v:List a | size v = sumsize x} @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: Emp) = xs
concat (xs :+: (ys :+: xss)) = concat (append xs ys :+: xss)

{-@ append :: List a -> List a -> List a @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ longest :: {xs:List (List a) | size xs > 0} -> Int @-}
longest :: List (List a) -> Int
longest (xs :+: Emp) = size xs
longest (xs :+: rest) = max (size xs) (longest rest)
longest Emp = error "longest: nothing"

{-@ width :: List (List a) -> Int @-}
width :: List (List a) -> Int
width = longest
