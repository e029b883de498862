-- refine: collapse fine
-- refine: foldr1 fine
-- refine: foldr fine
-- refine: size fine
-- refine: die fine
module CollapseFixed where

import qualified Data.Map as M
import Prelude hiding (foldr, foldr1)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ collapse :: (v -> v -> v) -> M.Map k {l:List v | size l > 0} -> M.Map k v @-}
collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v
collapse f = M.map (foldr1 f)

{-@ foldr1 :: (a -> a -> a) -> {xs:List a | size xs > 0} -> a @-}
foldr1 :: (a -> a -> a) -> List a -> a
foldr1 op (x :+: xs) = foldr op x xs
foldr1 _ Emp = die "foldr1: no element"

{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = x `op` foldr op b xs

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
