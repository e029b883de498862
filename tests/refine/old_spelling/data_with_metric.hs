-- refine: append fine
-- refine: shorter concrete
-- witness: shorter (0 :+: Emp)
-- The old way to name the measure that gets smaller.
module DataWithMetric where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ data List [size] a = Emp | (:+:) { hd :: a, tl :: List a } @-}

{-@ measure size :: List a -> Int
    size (Emp) = 0
    size ((:+:) x xs) = 1 + size xs
  @-}

{-@ invariant {v:List a | (size v >= 0)} @-}

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
{-@ Decrease append 1 @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ shorter :: {xs:List a | size xs > 0} -> {v:List a | size v < size xs} @-}
shorter :: List a -> List a
shorter Emp = Emp
shorter (x :+: Emp) = x :+: Emp
shorter (x :+: xs) = x :+: shorter xs
