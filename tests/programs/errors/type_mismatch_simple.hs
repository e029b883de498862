f :: Int -> Int
f x = x + 1

main :: IO ()
main = print (f True)

-- error: 5:17: Couldn't match expected type 'Int' with actual type 'Bool'
