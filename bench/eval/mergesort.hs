module Main where

-- A linear congruential generator, so that every system sorts the same numbers.
randoms :: Int -> [Int]
randoms seed = tail (iterate (\x -> (x * 1103515245 + 12345) `mod` 2147483648) seed)

mergeSort :: Ord a => [a] -> [a]
mergeSort [] = []
mergeSort [x] = [x]
mergeSort xs = merge (mergeSort front) (mergeSort back)
  where
    (front, back) = splitAt (length xs `div` 2) xs

merge :: Ord a => [a] -> [a] -> [a]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x <= y = x : merge xs (y : ys)
  | otherwise = y : merge (x : xs) ys

main :: IO ()
main = do
  let sorted = mergeSort (take 200000 (randoms 42))
  print (sum (zipWith (*) (cycle [1, -1]) sorted))
