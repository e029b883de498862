contains :: a -> [a] -> Bool
contains x xs = any (== x) xs

main :: IO ()
main = print (contains 1 [1])

-- error: 2:22: No instance for (Eq a)
