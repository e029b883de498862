main :: IO ()
main = do
  print [x | Just x <- [Just 1, Nothing, Just 3]]
  print (do { (x, 'a') <- zip [1 ..] "abaa"; return x })
  print (do { [a, b] <- [[1, 2], [3], [4, 5]]; [a + b] })
  print (do { Just y <- Just (Nothing :: Maybe Int); return y })
  print (do { Right y <- Just (Right 2 :: Either () Int); return y })

-- expect: [1,3]
-- expect: [1,3,4]
-- expect: [3,9]
-- expect: Nothing
-- expect: Just 2
