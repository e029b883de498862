-- refine: expand abstract append
-- refine: append fine
-- refine: size fine
-- The lengths add up in fact, not by the type of append.
module ExpandWeakAppend where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ expand :: (a -> {l:List (k, v) | size l = 1}) -> xs:List a -> {v:List (k, v) | size v = size xs} @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand _ Emp = Emp
expand f (x :+: xs) = append (f x) (expand f xs)

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v >= size xs} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys
