main :: IO ()
main = print (sortBy compare [3, 1, 2])

-- error: 2:15: Variable not in scope: sortBy
