f :: Int -> Int -> String
f x y
  | x > 10 = "x big"
  | y > 10 = "y big"
f 0 _ = "x zero"
f x y | x == y = "equal"
f _ _ = "default"

g :: Maybe Int -> Int
g m = case m of
  Just n | n > 100 -> 1
         | n > 50, even n -> 2
  Just 7 -> 3
  Just _ -> 4
  Nothing | False -> 5
  _ -> 6

main :: IO ()
main = do
  mapM_ putStrLn [f 11 0, f 0 11, f 0 0, f 3 3, f 3 4]
  print (map g [Just 200, Just 60, Just 61, Just 7, Nothing])

-- expect: x big
-- expect: y big
-- expect: x zero
-- expect: equal
-- expect: default
-- expect: [1,2,4,3,6]
