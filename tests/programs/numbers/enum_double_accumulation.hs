main :: IO ()
main = do
  print [0, 0.1 .. 1]
  print (sum [0.1, 0.2 .. 1.0])
  print (last [0, 0.25 .. 2.1])
  print (map round [1.0 .. 3.5])
  print (succ 1.5, pred 1.5)
  print (length [1 .. 10.4], length [1 .. 10.6])

-- expect: [0.0,0.1,0.2,0.30000000000000004,0.4,0.5,0.6000000000000001,0.7000000000000001,0.8,0.9,1.0]
-- expect: 5.500000000000001
-- expect: 2.0
-- expect: [1,2,3,4]
-- expect: (2.5,0.5)
-- expect: (10,11)
