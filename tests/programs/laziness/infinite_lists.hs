main :: IO ()
main = do
  print (take 5 (iterate (* 2) 1))
  print (take 5 (cycle [1, 2]))
  print (takeWhile (< 30) (map (^ 2) [1 ..]))
  print (zip "abc" [1 ..])
  let fibs = 0 : 1 : zipWith (+) fibs (tail fibs)
  print (fibs !! 90)
  print (fst (break (> 100) (scanl1 (+) [1 ..])))
  print (lookup 7 (zip [1 ..] (cycle "abc")))
  print (elem 100 [1 ..], any (> 50) [1 ..], or (repeat True))

-- expect: [1,2,4,8,16]
-- expect: [1,2,1,2,1]
-- expect: [1,4,9,16,25]
-- expect: [('a',1),('b',2),('c',3)]
-- expect: 2880067194370816120
-- expect: [1,3,6,10,15,21,28,36,45,55,66,78,91]
-- expect: Just 'a'
-- expect: (True,True,True)
