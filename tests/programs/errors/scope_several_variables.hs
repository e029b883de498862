f :: Int -> Int
f x = x + undefinedOne

g :: Int -> Int
g y = undefinedTwo y

main :: IO ()
main = print (f 1 + g 2)

-- error: 2:11: Variable not in scope: undefinedOne
-- error: 5:7: Variable not in scope: undefinedTwo
