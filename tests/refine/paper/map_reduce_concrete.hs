-- refine: mapReduce calls collapse
-- witness: mapReduce (\x -> (x, x) :+: Emp) (+) (0 :+: Emp)
-- refine: expand fine
-- refine: group fine
-- refine: collapse fine
-- refine: reduce1 fine
-- refine: append fine
-- refine: size fine
-- refine: die fine
-- group puts an empty list under each key that it meets for the first time.
module MapReduceConcrete where

import qualified Data.Map as M

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ mapReduce :: (Int -> List (Int, Int)) -> (Int -> Int -> Int) -> List Int -> M.Map Int Int @-}
mapReduce :: (Int -> List (Int, Int)) -> (Int -> Int -> Int) -> List Int -> M.Map Int Int
mapReduce fm fr xs = collapse fr (group (expand fm xs))

{-@ expand :: (a -> List (k, v)) -> List a -> List (k, v) @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand _ Emp = Emp
expand f (x :+: xs) = append (f x) (expand f xs)

{-@ group :: List (Int, Int) -> M.Map Int (List Int) @-}
group :: List (Int, Int) -> M.Map Int (List Int)
group Emp = M.empty
group ((k, v) :+: kvs) = case M.lookup k rest of
  Nothing -> M.insert k Emp rest
  Just vs -> M.insert k (v :+: vs) rest
  where
    rest = group kvs

{-@ collapse :: (v -> v -> v) -> M.Map k {l:List v | size l > 0} -> M.Map k v @-}
collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v
collapse f = M.map (reduce1 f)

{-@ reduce1 :: (v -> v -> v) -> {l:List v | size l > 0} -> v @-}
reduce1 :: (v -> v -> v) -> List v -> v
reduce1 _ (x :+: Emp) = x
reduce1 f (x :+: xs) = f x (reduce1 f xs)
reduce1 _ Emp = die "reduce1: nothing to reduce"

append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
