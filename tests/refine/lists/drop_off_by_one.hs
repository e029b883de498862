-- refine: drop concrete
-- witness: drop 0 (0 :+: Emp)
-- refine: size fine
-- refine: die fine
-- One element too many goes.
module DropOffByOne where

import Prelude hiding (drop)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ drop :: n:Nat -> {xs:List a | n <= size xs} -> {v:List a | size v = size xs - n} @-}
drop :: Int -> List a -> List a
drop 0 Emp = Emp
drop 0 (_ :+: xs) = xs
drop n (_ :+: xs) = drop (n - 1) xs
drop _ Emp = die "drop: too few elements"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
