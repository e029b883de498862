-- refine: expand abstract map
-- refine: concat fine
-- refine: map fine
-- refine: append fine
-- refine: size fine
-- expand is right. What map returns may, for all its type says, have any length.
module Expand where

import Prelude hiding (concat, map)

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

{-@ expand :: (a -> {l:List (k, v) | size l = 1}) -> xs:List a -> {v:List (k, v) | size v = size xs} @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand f xs = concat (map f xs)

{-@ map :: (a -> b) -> List a -> List b @-}
map :: (a -> b) -> List a -> List b
map _ Emp = Emp
map f (x :+: xs) = f x :+: map f xs

{-@ concat :: xss:List (List a) -> {v:List a | size v = sumsize xss} @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: xss) = append xs (concat xss)

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys
