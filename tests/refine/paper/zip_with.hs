-- refine: zipWith calls die
-- witness: zipWith asTypeOf Emp (0 :+: Emp)
-- refine: zipWith calls zipWith
-- witness: zipWith asTypeOf (0 :+: 1 :+: Emp) (0 :+: Emp)
-- refine: size fine
-- refine: die fine
-- The student's precondition speaks of empty lists only, not of lengths.
module ZipWith where

import Prelude hiding (zipWith)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size xs > 0 => size ys > 0} -> List c @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "Bad call to zipWith"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
