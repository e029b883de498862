main :: IO ()
main = do
  print (foldr (-) 0 [1, 2, 3], foldl (-) 0 [1, 2, 3])
  print (foldr1 (-) [10, 3, 2], foldl1 (-) [10, 3, 2])
  print (scanl (+) 0 [1, 2, 3], scanr (+) 0 [1, 2, 3], scanl1 max [3, 1, 4, 1, 5], scanr1 (+) [1, 2, 3])
  print (scanl (+) 0 [], scanr (+) 0 [], scanl1 (+) ([] :: [Int]))
  print (sum [], product [], maximum "hello", minimum [3, 1, 2])
  print (take 3 (scanl (*) 1 [1 ..]))
  print (iterate (`div` 2) 100 !! 3, until (> 100) (* 2) 1)
  print (any even [], all even [], sum (Just 3), length (1, 2), maximum (Just 'x'))
  print (foldr (\x acc -> x : take 2 acc) [] [1 ..])

-- expect: (2,-6)
-- expect: (9,5)
-- expect: ([0,1,3,6],[6,5,3,0],[3,3,4,4,5],[6,5,3])
-- expect: ([0],[0],[])
-- expect: (0,1,'o',1)
-- expect: [1,1,2]
-- expect: (12,128)
-- expect: (False,True,3,1,'x')
-- expect: [1,2,3]
