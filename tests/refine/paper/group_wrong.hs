-- refine: group concrete
-- witness: group ((0, 1) :+: Emp)
-- refine: addKV fine
-- refine: size fine
-- A key that is met for the first time loses its value.
module GroupWrong where

import qualified Data.Map as M

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ group :: List (Int, Int) -> M.Map Int {l:(List Int) | size l > 0} @-}
group :: List (Int, Int) -> M.Map Int (List Int)
group Emp = M.empty
group (kv :+: kvs) = addKV kv (group kvs)

{-@ addKV :: (Int, Int) -> M.Map Int (List Int) -> M.Map Int (List Int) @-}
addKV :: (Int, Int) -> M.Map Int (List Int) -> M.Map Int (List Int)
addKV (k, v) m = case M.lookup k m of
  Nothing -> M.insert k Emp m
  Just vs -> M.insert k (v :+: vs) m
