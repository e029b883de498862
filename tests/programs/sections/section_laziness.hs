main :: IO ()
main = do
  let f = (undefined :: Int -> Int -> Int)
  print (length [(`f` 1), f 2])
  print (fmap ((.) (+ 1) (* 2)) [1, 2, 3])
  print ((subtract 2 . negate) 5)
  print (((==) `on` abs) 3 (-3))
  where on g h a b = g (h a) (h b)

-- expect: 2
-- expect: [3,5,7]
-- expect: -7
-- expect: True
