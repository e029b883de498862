-- refine: pop calls Q
-- witness: pop (Q (0 :+: Emp) (0 :+: Emp))
-- refine: size fine
-- Taking from the front may leave it shorter than the back.
module PopKeepsBack where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

data Queue a = Q (List a) (List a) deriving (Eq, Show)

{-@ data Queue a = Q { front :: List a, back :: {v:List a | size v <= size front} } @-}

{-@ pop :: Queue a -> Maybe (a, Queue a) @-}
pop :: Queue a -> Maybe (a, Queue a)
pop (Q Emp _) = Nothing
pop (Q (x :+: f) b) = Just (x, Q f b)
