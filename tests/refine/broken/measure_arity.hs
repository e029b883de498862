-- broken: 12 exit 2
-- size takes one argument.
module MeasureArity where

data List a = Emp | (:+:) a (List a)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: xs) = 1 + size xs

{-@ same :: xs:List a -> {v:List a | size v xs = 0} @-}
same :: List a -> List a
same xs = xs
