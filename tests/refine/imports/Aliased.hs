-- refine: size fine
-- refine: first fine
-- An alias, a predicate and a measure for others, who need not import what these mention.
module Aliased (List (..), first) where

data List a = Emp | a :+: List a deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: xs) = 1 + size xs

{-@ predicate Longer X N = size X > N @-}
{-@ type NonEmpty a = {v:List a | size v > 0} @-}

{-@ first :: NonEmpty a -> a @-}
first :: List a -> a
first (x :+: _) = x
