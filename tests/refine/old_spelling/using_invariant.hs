-- refine: size fine
-- refine: notTooShort fine
-- refine: length2 fine
-- refine: twiceAsLong concrete
-- witness: twiceAsLong Emp
module UsingInvariant where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: xs) = 1 + size xs

{-@ using (List a) as {v:List a | (size v >= 0)} @-}

{-@ notTooShort :: xs:List a -> {v:Int | v >= 0} @-}
notTooShort :: List a -> Int
notTooShort xs = size xs

{-@ length2 :: xs:List a -> {v:Int | v = 2 * size xs} @-}
length2 :: List a -> Int
length2 xs = size xs + size xs

{-@ twiceAsLong :: xs:List a -> {v:Int | v > size xs} @-}
twiceAsLong :: List a -> Int
twiceAsLong xs = size xs + size xs
