xs :: [Int]
xs = [1, 2, 3

main :: IO ()
main = print xs

-- error: 4:1: parse error
