-- refine: add fine
-- refine: addBoth concrete
-- witness: addBoth 0 1 []
-- refine: start fine
-- refine: isIn fine
-- The names of Data.Set inside refinements.
module SetNames where

import Data.Set (Set, empty, member, singleton, union)

{-@ add :: x:Int -> xs:[Int] -> {v:[Int] | listElts v = union (singleton x) (listElts xs)} @-}
add :: Int -> [Int] -> [Int]
add x xs = x : xs

{-@ addBoth :: x:Int -> y:Int -> xs:[Int] -> {v:[Int] | member x (listElts v) && member y (listElts v)} @-}
addBoth :: Int -> Int -> [Int] -> [Int]
addBoth x y [] = [x]
addBoth x y xs = x : y : xs

{-@ start :: {v:[Int] | listElts v = empty} @-}
start :: [Int]
start = []

{-@ isIn :: x:Int -> xs:[Int] -> {b:Bool | b <=> member x (listElts xs)} @-}
isIn :: Int -> [Int] -> Bool
isIn x xs = x `elem` xs
