f :: Int -> Bool
f x = x

g :: String -> Int
g s = not s

main :: IO ()
main = print (f 1) >> print (g "")

-- error: 2:7: Couldn't match expected type 'Bool' with actual type 'Int'
-- error: 5:7: Couldn't match expected type 'Int' with actual type 'Bool'
-- error: 5:11: Couldn't match
-- error: 5:11: 'Bool'
