f :: Maybe Int -> Int
f (Just a b) = a
f Nothing = 0

main :: IO ()
main = print (f Nothing)

-- error: 2:4: The constructor 'Just' should have 1 argument, but has been given 2
