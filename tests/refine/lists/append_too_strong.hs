-- refine: append concrete
-- witness: append Emp Emp
-- refine: size fine
-- Nothing need be longer than xs when ys is empty.
module AppendTooStrong where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v > size xs} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys
