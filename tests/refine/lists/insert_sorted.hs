-- refine: insert concrete
-- witness: insert 0 [0]
-- A number that is already there is not inserted again, whatever the type says.
module InsertSorted where

{-@ insert :: Int -> xs:[Int] -> {v:[Int] | len v = len xs + 1} @-}
insert :: Int -> [Int] -> [Int]
insert y [] = [y]
insert y (x : xs)
  | y < x = y : x : xs
  | y == x = x : xs
  | otherwise = x : insert y xs
