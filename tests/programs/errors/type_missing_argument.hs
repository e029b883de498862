add :: Int -> Int -> Int
add a b = a + b

main :: IO ()
main = print (add 1 + 2)

-- error: 5:21: No instance for (Num (Int -> Int))
