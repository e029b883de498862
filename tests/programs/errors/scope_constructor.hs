f :: Maybe Int -> Int
f (Jst n) = n
f Nothing = 0

main :: IO ()
main = print (f (Just 3))

-- error: 2:4: Not in scope: data constructor 'Jst'
-- error: 2:4: Perhaps you meant
-- error: 2:4: 'Just'
