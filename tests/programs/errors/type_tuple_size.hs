f :: (Int, Int) -> Int
f (a, b, c) = a

main :: IO ()
main = print (f (1, 2))

-- error: 2:3: Couldn't match expected type
-- error: 2:3: (Int, Int)
