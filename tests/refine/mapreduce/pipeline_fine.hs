-- refine: mapReduce fine
-- refine: expand fine
-- refine: group fine
-- refine: collapse fine
-- refine: reduce1 fine
-- refine: append fine
-- refine: size fine
-- refine: die fine
module PipelineFine where

import qualified Data.Map as M

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ type ListNE a = {v:List a | size v > 0} @-}

{-@ mapReduce :: (Int -> List (Int, Int)) -> (Int -> Int -> Int) -> List Int -> M.Map Int Int @-}
mapReduce :: (Int -> List (Int, Int)) -> (Int -> Int -> Int) -> List Int -> M.Map Int Int
mapReduce fm fr xs = collapse fr (group (expand fm xs))

{-@ expand :: (a -> List (k, v)) -> List a -> List (k, v) @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand _ Emp = Emp
expand f (x :+: xs) = append (f x) (expand f xs)

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ group :: List (Int, Int) -> M.Map Int (ListNE Int) @-}
group :: List (Int, Int) -> M.Map Int (List Int)
group Emp = M.empty
group ((k, v) :+: kvs) = M.insert k (v :+: M.findWithDefault Emp k rest) rest
  where
    rest = group kvs

{-@ collapse :: (v -> v -> v) -> M.Map k (ListNE v) -> M.Map k v @-}
collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v
collapse f = M.map (reduce1 f)

{-@ reduce1 :: (v -> v -> v) -> ListNE v -> v @-}
reduce1 :: (v -> v -> v) -> List v -> v
reduce1 _ (x :+: Emp) = x
reduce1 f (x :+: xs) = f x (reduce1 f xs)
reduce1 _ Emp = die "reduce1: nothing to reduce"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
