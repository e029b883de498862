-- refine: has fine
-- refine: addNew abstract has
-- The Bool that has returns is tied to nothing.
module MemberWeak where

import Data.Set (Set)

{-@ has :: Int -> [Int] -> Bool @-}
has :: Int -> [Int] -> Bool
has _ [] = False
has x (y : ys) = x == y || has x ys

{-@ addNew :: x:Int -> xs:[Int] -> {v:[Int] | Set_mem x (listElts v)} @-}
addNew :: Int -> [Int] -> [Int]
addNew x xs = if has x xs then xs else x : xs
