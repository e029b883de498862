f :: Int -> Int
f (x + 1) = x

main :: IO ()
main = print (f 3)

-- error: 2:4: Parse error in pattern
