collatz :: Int -> [Int]
collatz n = path
  where
    path = n : rest
    rest | n == 1 = []
         | even n = collatz (n `div` 2)
         | otherwise = collatz (3 * n + 1)

hamming :: [Integer]
hamming = 1 : merge (map (* 2) hamming) (merge (map (* 3) hamming) (map (* 5) hamming))
  where
    merge xa@(x : xs) ya@(y : ys)
      | x < y = x : merge xs ya
      | x > y = y : merge xa ys
      | otherwise = x : merge xs ys

main :: IO ()
main = do
  print (collatz 6)
  print (take 15 hamming)
  print (hamming !! 500)

-- expect: [6,3,10,5,16,8,4,2,1]
-- expect: [1,2,3,4,5,6,8,9,10,12,15,16,18,20,24]
-- expect: 944784
