primes :: [Integer]
primes = 2 : filter isPrime [3, 5 ..]

isPrime :: Integer -> Bool
isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)

memoFix :: ((Int -> Integer) -> Int -> Integer) -> Int -> Integer
memoFix f = (table !!)
  where table = map (f (table !!)) [0 ..]

catalan :: Int -> Integer
catalan = memoFix go
  where go _ 0 = 1
        go rec n = sum [rec i * rec (n - 1 - i) | i <- [0 .. n - 1]]

pascal :: [[Integer]]
pascal = iterate (\row -> zipWith (+) (0 : row) (row ++ [0])) [1]

main :: IO ()
main = do
  print (take 12 primes, primes !! 300)
  print (map catalan [0 .. 12], catalan 40)
  mapM_ print (take 5 pascal)
  print (maximum (pascal !! 50))

-- expect: ([2,3,5,7,11,13,17,19,23,29,31,37],1993)
-- expect: ([1,1,2,5,14,42,132,429,1430,4862,16796,58786,208012],2622127042276492108820)
-- expect: [1]
-- expect: [1,1]
-- expect: [1,2,1]
-- expect: [1,3,3,1]
-- expect: [1,4,6,4,1]
-- expect: 126410606437752
