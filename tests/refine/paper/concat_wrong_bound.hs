-- refine: concat concrete
-- witness: concat (Emp :+: Emp)
-- refine: append fine
-- refine: size fine
-- "At least as many elements as there are lists" forgets the empty ones.
module ConcatWrongBound where

import Prelude hiding (concat)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ concat :: xss:List (List a) -> {v:List a | size v >= size xss} @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: xss) = append xs (concat xss)

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys
