-- refine: push fine
-- refine: pop fine
-- refine: make fine
-- refine: append fine
-- refine: reverse fine
-- refine: size fine
module TwoListsFine where

import Prelude hiding (reverse)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

data Queue a = Q (List a) (List a) deriving (Eq, Show)

{-@ data Queue a = Q { front :: List a, back :: {v:List a | size v <= size front} } @-}

{-@ push :: a -> Queue a -> Queue a @-}
push :: a -> Queue a -> Queue a
push x (Q f b) = make f (x :+: b)

{-@ pop :: Queue a -> Maybe (a, Queue a) @-}
pop :: Queue a -> Maybe (a, Queue a)
pop (Q Emp _) = Nothing
pop (Q (x :+: f) b) = Just (x, make f b)

{-@ make :: f:List a -> {b:List a | size b <= size f + 1} -> Queue a @-}
make :: List a -> List a -> Queue a
make f b
  | size b <= size f = Q f b
  | otherwise = Q (append f (reverse b)) Emp

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ reverse :: xs:List a -> {v:List a | size v = size xs} @-}
reverse :: List a -> List a
reverse Emp = Emp
reverse (x :+: xs) = append (reverse xs) (x :+: Emp)
