f :: Int -> Int
f x | Just x <- g x, Just x <- g x = x
    | Just y <- g x, let x = y * 100 = x
    | otherwise = x
  where g n | n < 10 = Just (n + 5)
            | otherwise = Nothing

main :: IO ()
main = print (map f [1, 4, 7, 10, 20])

-- expect: [11,14,1200,10,20]
