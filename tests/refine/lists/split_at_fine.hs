-- refine: splitAt fine
-- refine: size fine
-- refine: die fine
module SplitAtFine where

import Prelude hiding (splitAt)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ splitAt :: n:Nat -> {xs:List a | n <= size xs}
            -> ({v:List a | size v = n}, {v:List a | size v = size xs - n}) @-}
splitAt :: Int -> List a -> (List a, List a)
splitAt 0 xs = (Emp, xs)
splitAt n (x :+: xs) = (x :+: before, after)
  where
    (before, after) = splitAt (n - 1) xs
splitAt _ Emp = die "splitAt: too few elements"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
