-- refine: group abstract addKV
-- refine: addKV fine
-- refine: foldr fine
-- refine: size fine
-- Each key has a value, but the type of addKV does not say that it keeps things so.
module Group where

import qualified Data.Map as M
import Prelude hiding (foldr)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ group :: (Ord k) => List (k, v) -> M.Map k {l:(List v) | size l > 0} @-}
group :: (Ord k) => List (k, v) -> M.Map k (List v)
group kvs = foldr addKV M.empty kvs

{-@ addKV :: (Ord k) => (k, v) -> M.Map k (List v) -> M.Map k (List v) @-}
addKV :: (Ord k) => (k, v) -> M.Map k (List v) -> M.Map k (List v)
addKV (k, v) m = M.insert k (v :+: M.findWithDefault Emp k m) m

{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = x `op` foldr op b xs
