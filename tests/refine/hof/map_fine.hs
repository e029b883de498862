-- refine: map fine
-- refine: increase fine
-- refine: stretch fine
-- refine: size fine
module MapFine where

import Prelude hiding (map)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ map :: (a -> b) -> xs:List a -> {v:List b | size v = size xs} @-}
map :: (a -> b) -> List a -> List b
map _ Emp = Emp
map f (x :+: xs) = f x :+: map f xs

{-@ increase :: List Nat -> List {v:Int | v > 0} @-}
increase :: List Int -> List Int
increase xs = map (\x -> x + 1) xs

{-@ stretch :: xs:List Int -> {v:List Int | size v = size xs} @-}
stretch :: List Int -> List Int
stretch xs = map (* 2) (map (+ 1) xs)
