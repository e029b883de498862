{-# LANGUAGE ParallelListComp #-}
main :: IO ()
main = do
  print [(x, y) | x <- [1 .. 3] | y <- "abcd"]
  print [x + y * z | x <- [1, 2], even x | y <- [10, 20] | z <- [1 ..]]

-- expect: [(1,'a'),(2,'b'),(3,'c')]
-- expect: [12]
