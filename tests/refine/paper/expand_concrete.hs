-- refine: expand concrete
-- witness: expand (\_ -> Emp) (0 :+: Emp)
-- refine: append fine
-- refine: size fine
-- The mapper may return no pair at all.
module ExpandConcrete where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ expand :: (a -> List (k, v)) -> xs:List a -> {v:List (k, v) | size v >= size xs} @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand _ Emp = Emp
expand f (x :+: xs) = append (f x) (expand f xs)

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys
