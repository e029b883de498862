-- refine: merge concrete
-- witness: merge [0] [0]
-- refine: split fine
-- Equal elements are merged into one.
module MergeSortLoses where

{-@ split :: xs:[Int] -> {v:([Int], [Int]) | len (fst v) + len (snd v) = len xs} @-}
split :: [Int] -> ([Int], [Int])
split (x : y : rest) = case split rest of
  (as, bs) -> (x : as, y : bs)
split xs = (xs, [])

{-@ merge :: xs:[Int] -> ys:[Int] -> {v:[Int] | len v = len xs + len ys} @-}
merge :: [Int] -> [Int] -> [Int]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x < y = x : merge xs (y : ys)
  | x > y = y : merge (x : xs) ys
  | otherwise = x : merge xs ys
