-- refine: pop calls die
-- witness: pop (Q Emp Emp)
-- refine: make fine
-- refine: size fine
-- refine: die fine
-- An empty queue can be popped.
module PopEmpty where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

data Queue a = Q (List a) (List a) deriving (Eq, Show)

{-@ data Queue a = Q { front :: List a, back :: {v:List a | size v <= size front} } @-}

{-@ pop :: Queue a -> (a, Queue a) @-}
pop :: Queue a -> (a, Queue a)
pop (Q (x :+: f) b) = (x, make f b)
pop (Q Emp _) = die "pop: the queue is empty"

{-@ make :: f:List a -> {b:List a | size b <= size f + 1} -> Queue a @-}
make :: List a -> List a -> Queue a
make f b
  | size b <= size f = Q f b
  | otherwise = Q (onto b f) Emp
  where
    onto Emp ys = ys
    onto (x :+: xs) ys = x :+: onto xs ys

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
