-- refine: has fine
-- refine: hasFirst concrete
-- witness: hasFirst 0 [1, 0]
-- refine: addNew fine
-- hasFirst looks at the first element only.
module MemberIff where

import Data.Set (Set)

{-@ has :: x:Int -> xs:[Int] -> {b:Bool | b <=> Set_mem x (listElts xs)} @-}
has :: Int -> [Int] -> Bool
has _ [] = False
has x (y : ys) = x == y || has x ys

{-@ hasFirst :: x:Int -> xs:[Int] -> {b:Bool | b <=> Set_mem x (listElts xs)} @-}
hasFirst :: Int -> [Int] -> Bool
hasFirst _ [] = False
hasFirst x (y : _) = x == y

{-@ addNew :: x:Int -> xs:[Int] -> {v:[Int] | listElts v = Set_cup (Set_sng x) (listElts xs)} @-}
addNew :: Int -> [Int] -> [Int]
addNew x xs = if has x xs then xs else x : xs
