-- refine: unique fine
-- refine: elems fine
-- refine: adjoin fine
-- refine: push concrete
-- witness: push 0 [0]
-- push does not look whether the element is there already.
module NoDuplicates where

import qualified Data.Set as S

{-@ measure unique @-}
unique :: [Int] -> Bool
unique [] = True
unique (x : xs) = not (S.member x (elems xs)) && unique xs

{-@ measure elems @-}
elems :: [Int] -> S.Set Int
elems [] = S.empty
elems (x : xs) = S.union (S.singleton x) (elems xs)

{-@ adjoin :: Int -> {xs:[Int] | unique xs} -> {v:[Int] | unique v} @-}
adjoin :: Int -> [Int] -> [Int]
adjoin x xs = if x `elem` xs then xs else x : xs

{-@ push :: Int -> {xs:[Int] | unique xs} -> {v:[Int] | unique v} @-}
push :: Int -> [Int] -> [Int]
push x xs = x : xs
