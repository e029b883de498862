-- Sets as ordered lists: union keeps them ordered. Numbers are only compared.
module ListSet where

import Needle

isSet :: [Int] -> Bool
isSet (x : rest@(y : _)) = x < y && isSet rest
isSet _ = True

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys) = case compare x y of
  LT -> x : y : ys
  EQ -> y : ys
  GT -> y : insert x ys

prop_insert :: Int -> [Int] -> Result
prop_insert x xs = isSet xs ==> isSet (insert x xs)
