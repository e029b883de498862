-- refine: zipWith3 calls die
-- witness: zipWith3 (\x _ _ -> x) Emp Emp (0 :+: Emp)
-- refine: size fine
-- refine: die fine
-- Only two of the three lists are tied together.
module ZipWith3 where

import Prelude hiding (zipWith3)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ zipWith3 :: (a -> b -> c -> d) -> xs:List a -> {ys:List b | size ys = size xs} -> zs:List c -> List d @-}
zipWith3 :: (a -> b -> c -> d) -> List a -> List b -> List c -> List d
zipWith3 _ Emp Emp Emp = Emp
zipWith3 f (x :+: xs) (y :+: ys) (z :+: zs) = f x y z :+: zipWith3 f xs ys zs
zipWith3 _ _ _ _ = die "zipWith3: lists differ in length"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
