-- refine: reverse abstract revOnto
-- refine: revOnto fine
-- refine: size fine
-- The helper has a type that forgets how long its result is.
module ReverseAbstract where

import Prelude hiding (reverse)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ reverse :: xs:List a -> {v:List a | size v = size xs} @-}
reverse :: List a -> List a
reverse xs = revOnto xs Emp

{-@ revOnto :: List a -> List a -> List a @-}
revOnto :: List a -> List a -> List a
revOnto Emp done = done
revOnto (x :+: xs) done = revOnto xs (x :+: done)
