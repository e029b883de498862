-- refine: zip fine
-- refine: zipLong concrete
-- witness: zipLong (0 :+: Emp) Emp
-- zipLong promises as many pairs as the first list has elements.
module ZipShortest where

import Prelude hiding (zip)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size :: List a -> Int
    size (Emp) = 0
    size ((:+:) x xs) = 1 + size xs
  @-}

{-@ invariant {v:List a | size v >= 0} @-}

{-@ zip :: xs:List a -> ys:List b -> {v:List (a, b) | size v <= size xs && size v <= size ys} @-}
zip :: List a -> List b -> List (a, b)
zip (x :+: xs) (y :+: ys) = (x, y) :+: zip xs ys
zip _ _ = Emp

{-@ zipLong :: xs:List a -> ys:List b -> {v:List (a, b) | size v >= size xs} @-}
zipLong :: List a -> List b -> List (a, b)
zipLong (x :+: xs) (y :+: ys) = (x, y) :+: zipLong xs ys
zipLong _ _ = Emp
