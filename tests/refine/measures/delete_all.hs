-- refine: delete fine
-- refine: deleteFirst concrete
-- witness: deleteFirst 0 [0, 0]
-- deleteFirst stops after the first one.
module DeleteAll where

import Data.Set (Set)

{-@ delete :: x:Int -> xs:[Int] -> {v:[Int] | not (Set_mem x (listElts v))} @-}
delete :: Int -> [Int] -> [Int]
delete _ [] = []
delete x (y : ys)
  | x == y = delete x ys
  | otherwise = y : delete x ys

{-@ deleteFirst :: x:Int -> xs:[Int] -> {v:[Int] | not (Set_mem x (listElts v))} @-}
deleteFirst :: Int -> [Int] -> [Int]
deleteFirst _ [] = []
deleteFirst x (y : ys)
  | x == y = ys
  | otherwise = y : deleteFirst x ys
