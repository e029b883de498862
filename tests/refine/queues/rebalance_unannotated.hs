-- refine: push abstract rebalance
-- refine: rebalance fine
-- refine: onto fine
-- refine: size fine
-- rebalance keeps the invariant, but nothing says so.
module RebalanceUnannotated where

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
push x (Q f b) = case rebalance f (x :+: b) of
  (f', b') -> Q f' b'

rebalance :: List a -> List a -> (List a, List a)
rebalance f b
  | size b <= size f = (f, b)
  | otherwise = (onto b f, Emp)

onto :: List a -> List a -> List a
onto Emp ys = ys
onto (x :+: xs) ys = onto xs (x :+: ys)
