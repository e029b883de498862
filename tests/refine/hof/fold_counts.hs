-- refine: foldr fine
-- refine: count abstract foldr
-- refine: size fine
-- That foldr calls its function once for each element is not in its type.
module FoldCounts where

import Prelude hiding (foldr)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = op x (foldr op b xs)

{-@ count :: xs:List Int -> {v:Int | v = size xs} @-}
count :: List Int -> Int
count xs = foldr (\_ n -> n + 1) 0 xs
