f :: Int -> Int
f :: Integer -> Integer
f x = x

main :: IO ()
main = print (f 1)

-- error: 2:1: Duplicate type signatures for 'f'
