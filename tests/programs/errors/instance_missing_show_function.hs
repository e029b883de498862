main :: IO ()
main = print (\x -> x + 1 :: Int)

-- error: 2:8: No instance for (Show (Int -> Int))
