-- refine: total fine
-- refine: size fine
-- refine: bump fine
-- refine: squash concrete
-- witness: squash (0 :+: Emp)
-- squash keeps the total but not the number of elements.
module TwoMeasures where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: xs) = 1 + size xs

{-@ measure total @-}
total :: List Int -> Int
total Emp = 0
total (x :+: xs) = x + total xs

{-@ bump :: xs:List Int -> {v:List Int | size v = size xs && total v = total xs + size xs} @-}
bump :: List Int -> List Int
bump Emp = Emp
bump (x :+: xs) = (x + 1) :+: bump xs

{-@ squash :: xs:List Int -> {v:List Int | size v = size xs && total v = total xs} @-}
squash :: List Int -> List Int
squash Emp = Emp
squash (x :+: Emp) = x :+: 0 :+: Emp
squash (x :+: y :+: rest) = squash ((x + y) :+: rest)
