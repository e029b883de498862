-- refine: sort abstract split
-- refine: split fine
-- refine: merge fine
-- The halves of split have the right sizes, which its type does not tell.
module MergeSortWeak where

{-@ LIQUID "--no-termination" @-}

{-@ sort :: xs:[Int] -> {v:[Int] | len v = len xs} @-}
sort :: [Int] -> [Int]
sort [] = []
sort [x] = [x]
sort xs = case split xs of
  (as, bs) -> merge (sort as) (sort bs)

{-@ split :: xs:[Int] -> ([Int], [Int]) @-}
split :: [Int] -> ([Int], [Int])
split (x : y : rest) = case split rest of
  (as, bs) -> (x : as, y : bs)
split xs = (xs, [])

{-@ merge :: xs:[Int] -> ys:[Int] -> {v:[Int] | len v = len xs + len ys} @-}
merge :: [Int] -> [Int] -> [Int]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x <= y = x : merge xs (y : ys)
  | otherwise = y : merge (x : xs) ys
