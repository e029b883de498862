-- refine: take fine
-- refine: size fine
-- refine: die fine
module TakeFine where

import Prelude hiding (take)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ take :: n:Nat -> {xs:List a | n <= size xs} -> {v:List a | size v = n} @-}
take :: Int -> List a -> List a
take 0 _ = Emp
take n (x :+: xs) = x :+: take (n - 1) xs
take _ Emp = die "take: too few elements"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
