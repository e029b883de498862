-- refine: reverse abstract snoc
-- refine: snoc fine
-- refine: size fine
-- snoc has no annotation at all.
module ReverseUnannotated where

import Prelude hiding (reverse)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ reverse :: xs:List a -> {v:List a | size v = size xs} @-}
reverse :: List a -> List a
reverse Emp = Emp
reverse (x :+: xs) = snoc (reverse xs) x

snoc :: List a -> a -> List a
snoc Emp y = y :+: Emp
snoc (x :+: xs) y = x :+: snoc xs y
