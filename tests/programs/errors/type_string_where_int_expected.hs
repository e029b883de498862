total :: [Int] -> Int
total xs = sum xs + "1"

main :: IO ()
main = print (total [1])

-- error: 2:21: Couldn't match
-- error: 2:21: 'Int'
