main :: IO ()
main = do
  let n = 15 :: Int
      size | n > 20 = "large"
           | n > 10 = "medium"
           | otherwise = "small"
      (q, r) | n > 0 = n `divMod` 4
             | otherwise = (0, 0)
  putStrLn size
  print (q, r)
  let fizz k | k `mod` 15 == 0 = "fizzbuzz"
             | k `mod` 3 == 0 = "fizz"
             | k `mod` 5 == 0 = "buzz"
             | otherwise = show k
  putStrLn (unwords (map fizz [1 .. n]))

-- expect: medium
-- expect: (3,3)
-- expect: 1 2 fizz 4 buzz fizz 7 8 fizz buzz 11 fizz 13 14 fizzbuzz
