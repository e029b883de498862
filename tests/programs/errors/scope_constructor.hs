f :: Maybe Int -> Int
f (Jst n) = n
f Nothing = 0

main :: IO ()
main = print (f (Some 3))

-- error: 2:4: Not in scope: data constructor 'Jst'
