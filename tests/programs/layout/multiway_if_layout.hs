f :: Int -> Int -> String
f x y = if | x > y -> "gt"
           | x == y, even x -> "even eq"
           | x == y -> if | x > 100 -> "big eq"
                          | otherwise -> "odd eq"
           | otherwise -> "lt"

main :: IO ()
main = do
  mapM_ putStrLn [f 1 0, f 2 2, f 3 3, f 101 101, f 0 1]
  let r = if | False -> 1 | True -> 2 :: Int
  print r

-- expect: gt
-- expect: even eq
-- expect: odd eq
-- expect: big eq
-- expect: lt
-- expect: 2
