import Data.Array

lcs :: String -> String -> Int
lcs a b = table ! (0, 0)
  where
    n = length a
    m = length b
    aa = listArray (0, n - 1) a
    bb = listArray (0, m - 1) b
    table = array ((0, 0), (n, m)) [((i, j), cell i j) | i <- [0 .. n], j <- [0 .. m]]
    cell i j
      | i == n || j == m = 0
      | aa ! i == bb ! j = 1 + table ! (i + 1, j + 1)
      | otherwise = max (table ! (i + 1, j)) (table ! (i, j + 1))

main :: IO ()
main = print (lcs "the quick brown fox" "a thick bronze box", lcs "" "x")

-- expect: (13,0)
