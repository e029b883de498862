main :: IO ()
main = do
  let (a, b) = undefined :: (Int, Int)
  putStrLn "not forced"
  let (x : y : _) = [1, 2, 3 :: Int]
      [p, q] = "pq"
      Just (m, n) = Just (True, 'c')
      ((i, j), _) = ((1 :: Int, 2 :: Int), undefined :: Bool)
  print (x, y, p, q, m, n, i, j)
  let (ones, twos) = (1 : twos, 2 : ones) :: ([Int], [Int])
  print (take 4 ones)
  print (let ~(c, d) = undefined :: (Int, Int) in const 'k' c)

-- expect: not forced
-- expect: (1,2,'p','q',True,'c',1,2)
-- expect: [1,2,1,2]
-- expect: 'k'
