-- stdin: 1 2 3
-- stdin: 40
-- stdin: -5 60
main :: IO ()
main = do
  s <- getContents
  let rows = map (map read . words) (lines s) :: [[Int]]
  mapM_ (print . sum) rows
  print (sum (concat rows))

-- expect: 6
-- expect: 40
-- expect: 55
-- expect: 101
