-- refine: take calls die
-- witness: take 1 Emp
-- refine: firstTwo fine
-- refine: size fine
-- refine: die fine
-- The precondition n <= size xs is missing.
module TakeUnguarded where

import Prelude hiding (take)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ take :: n:Nat -> xs:List a -> {v:List a | size v = n} @-}
take :: Int -> List a -> List a
take 0 _ = Emp
take n (x :+: xs) = x :+: take (n - 1) xs
take _ Emp = die "take: too few elements"

{-@ firstTwo :: {xs:List a | size xs >= 2} -> {v:List a | size v = 2} @-}
firstTwo :: List a -> List a
firstTwo xs = take 2 xs

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
