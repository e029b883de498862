f :: Int -> Int
f x = x

main :: IO ()
main = print (f 1 2)

-- error: 5:15: Couldn't match expected type
-- error: 5:15: with actual type 'Int'
