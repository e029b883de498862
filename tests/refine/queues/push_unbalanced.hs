-- refine: push calls Q
-- witness: push 0 (Q Emp Emp)
-- refine: empty fine
-- refine: size fine
-- The back grows without a look at the front.
module PushUnbalanced where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

data Queue a = Q (List a) (List a) deriving (Eq, Show)

{-@ data Queue a = Q { front :: List a, back :: {v:List a | size v <= size front} } @-}

{-@ empty :: Queue a @-}
empty :: Queue a
empty = Q Emp Emp

{-@ push :: a -> Queue a -> Queue a @-}
push :: a -> Queue a -> Queue a
push x (Q f b) = Q f (x :+: b)
