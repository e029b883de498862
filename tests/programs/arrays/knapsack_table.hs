import Data.Array

knapsack :: Int -> [(Int, Int)] -> Int
knapsack cap items = table ! (n, cap)
  where
    n = length items
    it = listArray (1, n) items
    table = listArray ((0, 0), (n, cap)) [go i w | (i, w) <- range ((0, 0), (n, cap))]
    go 0 _ = 0
    go i w
      | wt > w = skip
      | otherwise = max skip (v + table ! (i - 1, w - wt))
      where (wt, v) = it ! i
            skip = table ! (i - 1, w)

main :: IO ()
main = print (knapsack 50 [(10, 60), (20, 100), (30, 120)], knapsack 5 [(6, 1)])

-- expect: (220,0)
