f :: Int -> Int -> Int
f x y
  | x > y  x + y
  | otherwise = 0

main :: IO ()
main = print (f 1 2)

-- error: 4:3: parse error on input '|'
