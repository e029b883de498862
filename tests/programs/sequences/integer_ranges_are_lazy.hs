main :: IO ()
main = do
  print (take 2 [10 ^ 30 :: Integer ..])
  print [10 ^ 20, 10 ^ 20 + 5 .. 10 ^ 20 + 12 :: Integer]
  print (takeWhile (< 20) [1, 4 .. 10 ^ 100])
  print (head [1 .. 10 ^ 50 :: Integer])
  print (sum [1 .. 100 :: Integer], product [1 .. 20 :: Integer])
  print (length [3, 1 .. -9 :: Integer])

-- expect: [1000000000000000000000000000000,1000000000000000000000000000001]
-- expect: [100000000000000000000,100000000000000000005,100000000000000000010]
-- expect: [1,4,7,10,13,16,19]
-- expect: 1
-- expect: (5050,2432902008176640000)
-- expect: 7
