primes :: [Int]
primes = sieve [2 ..]
  where sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]

main :: IO ()
main = do
  print (take 10 primes)
  print (take 5 [x * x | x <- [1 ..], even x])
  print (takeWhile (< 40) [f | (f, i) <- zip fibs [0 ..], odd (i :: Int)])
  print (head [x | x <- [1, undefined]])
  where fibs = 0 : 1 : zipWith (+) fibs (tail fibs) :: [Int]

-- expect: [2,3,5,7,11,13,17,19,23,29]
-- expect: [4,16,36,64,100]
-- expect: [1,2,5,13,34]
-- expect: 1
