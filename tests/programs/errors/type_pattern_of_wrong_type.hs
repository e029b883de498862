f :: Int -> Int
f (Just n) = n
f _ = 0

main :: IO ()
main = print (f 1)

-- error: 2:4: Couldn't match expected type 'Int' with actual type 'Maybe Int'
