mySum :: [Int] -> Int
mySum [] = 0
mySum (x : xs) = x + mySum xs

main :: IO ()
main = do
  print (foldr (+) 0 [1 .. 100000])
  print (mySum [1 .. 200000])
  print (foldl (+) 0 [1 .. 100000])
  print (length (show (product [1 .. 500 :: Integer])))
  print (foldr (.) id (replicate 50000 (+ 1)) 0)
  print (sum (map fromIntegral (concatMap (\x -> [x, x]) [1 .. 30000 :: Int])) :: Integer)

-- expect: 5000050000
-- expect: 20000100000
-- expect: 5000050000
-- expect: 1135
-- expect: 50000
-- expect: 900030000
