main :: IO ()
main = do
  print [(x, y) | x <- [1 .. 3], y <- "ab"]
  print [(a, b, c) | c <- [1 .. 20], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c]
  print [x | x <- [1 .. 20], odd x, x `mod` 3 == 0]
  print [[y | y <- [1 .. x]] | x <- [0 .. 3]]
  print [() | False]
  print [1 | True, True]
  print [x + y | x <- [1, 2], let y = x * 10, y > 10]

-- expect: [(1,'a'),(1,'b'),(2,'a'),(2,'b'),(3,'a'),(3,'b')]
-- expect: [(3,4,5),(6,8,10),(5,12,13),(9,12,15),(8,15,17),(12,16,20)]
-- expect: [3,9,15]
-- expect: [[],[1],[1,2],[1,2,3]]
-- expect: []
-- expect: [1]
-- expect: [22]
