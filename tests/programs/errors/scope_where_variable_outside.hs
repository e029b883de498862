f :: Int -> Int
f x = helper x
  where helper y = y + 1

g :: Int -> Int
g x = helper x

main :: IO ()
main = print (f 1 + g 1)

-- error: 6:7: Variable not in scope: helper
