-- refine: foldr fine
-- refine: total fine
-- refine: size fine
-- foldr can only return what it starts with or what the function makes, and both are naturals.
module FoldKeepsNat where

import Prelude hiding (foldr)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = op x (foldr op b xs)

{-@ total :: List Nat -> Nat @-}
total :: List Int -> Int
total xs = foldr (\x acc -> x + acc) 0 xs
