-- refine: zipWith fine
-- refine: size fine
-- refine: die fine
module ZipWithFixed where

import Prelude hiding (zipWith)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size ys = size xs} -> {v:List c | size v = size xs} @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "Bad call to zipWith"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
