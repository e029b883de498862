type Pair a b = (a, b)

f :: Maybe (Pair Int) -> Int
f _ = 1

main :: IO ()
main = print 1

-- error: 3:13: Expecting one more argument to 'Pair Int'
